import { fetchManagerPlantsCall, type GardenPlant } from '@planted/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { everyPage } from './every-page';
import { request } from './request';
import { useWithKept } from './waiting/kept-commands';

export const fetchManagerPlantsKey = ['manager-plants'] as const;

/** The plants of one garden. */
export const fetchManagerPlants = (gardenId: string, signal?: AbortSignal) =>
  everyPage((after) =>
    request(
      fetchManagerPlantsCall,
      { gardenId, ...(after !== undefined && { after }) },
      signal ? { signal } : {},
    ),
  );

interface ManagerPlants {
  readonly gardenId: string;
  readonly plants: readonly GardenPlant[];
}

/** The plants of one garden, for the garden manager; until they are there, those of the garden before, under its id. */
export function useManagerPlants(gardenId: string | undefined) {
  return useQuery({
    queryKey: [...fetchManagerPlantsKey, gardenId],
    queryFn: async ({ signal }) => {
      if (gardenId === undefined) throw new Error('no garden is selected');
      return { gardenId, plants: await fetchManagerPlants(gardenId, signal) };
    },
    enabled: gardenId !== undefined,
    placeholderData: keepPreviousData,
    select: useWithKept<ManagerPlants>('plants'),
  });
}

import { fetchCompanionPlantsCall } from '@planted/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { request } from './request';

export const fetchCompanionPlantsKey = ['companion-plants'] as const;

/** Relations by plant id. @throws ApiError, without words of the server's 'Failed to load companions' (2 §8) */
export const fetchCompanionPlants = async (plantIds: readonly string[], signal?: AbortSignal) =>
  (
    await request(
      fetchCompanionPlantsCall,
      { plantIds: [...plantIds] },
      { refusalText: 'Failed to load companions', ...(signal && { signal }) },
    )
  ).data;

/** The relations of these plants; they change with a release only, so they are kept for the visit. */
export const useCompanionPlants = (plantIds: readonly string[]) => {
  const asked = [...new Set(plantIds)].sort();
  return useQuery({
    queryKey: [...fetchCompanionPlantsKey, asked],
    queryFn: ({ signal }) => fetchCompanionPlants(asked, signal),
    enabled: asked.length > 0,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
};

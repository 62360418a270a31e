import { fetchManagerPlantsCall } from '@planted/contracts';
import { useQuery } from '@tanstack/react-query';
import { everyPage } from './every-page';
import { request } from './request';

export const fetchManagerPlantsKey = ['manager-plants'] as const;

export const fetchManagerPlants = (signal?: AbortSignal) =>
  everyPage((after) =>
    request(fetchManagerPlantsCall, after === undefined ? {} : { after }, signal ? { signal } : {}),
  );

/** The plants of all gardens, for the garden manager. */
export const useManagerPlants = ({ enabled = true } = {}) =>
  useQuery({ queryKey: fetchManagerPlantsKey, queryFn: ({ signal }) => fetchManagerPlants(signal), enabled });

import { readPlantsCall } from '@planted/contracts';
import { useQuery } from '@tanstack/react-query';
import { request } from './request';

export const readPlantsKey = ['plants'] as const;

export const readPlants = async (signal?: AbortSignal) =>
  request(readPlantsCall, {}, signal ? { signal } : {});

/** The whole plant table by name; it changes rarely, so it is kept for the visit. */
export const usePlants = ({ enabled = true } = {}) =>
  useQuery({
    queryKey: readPlantsKey,
    queryFn: ({ signal }) => readPlants(signal),
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
  });

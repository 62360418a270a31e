import { fetchManagerPlantsCall } from '@planted/contracts';
import { useQuery } from '@tanstack/react-query';
import { request } from './request';

export const fetchManagerPlantsKey = ['manager-plants'] as const;

export const fetchManagerPlants = async (signal?: AbortSignal) =>
  (await request(fetchManagerPlantsCall, {}, signal ? { signal } : {})).data;

/** The plants of all gardens, for the garden manager. */
export const useManagerPlants = ({ enabled = true } = {}) =>
  useQuery({ queryKey: fetchManagerPlantsKey, queryFn: ({ signal }) => fetchManagerPlants(signal), enabled });

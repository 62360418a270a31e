import { fetchGardensCall } from '@planted/contracts';
import { useQuery } from '@tanstack/react-query';
import { fetchGardensKey } from './read-keys';
import { request } from './request';

export const fetchGardens = async (signal?: AbortSignal) =>
  (await request(fetchGardensCall, {}, signal ? { signal } : {})).data;

/** The gardener's gardens, oldest first. */
export const useGardens = ({ enabled = true } = {}) =>
  useQuery({ queryKey: fetchGardensKey, queryFn: ({ signal }) => fetchGardens(signal), enabled });

import { fetchVarietiesCall } from '@planted/contracts';
import { useQuery } from '@tanstack/react-query';
import { request } from './request';

export const fetchVarietiesKey = ['varieties'] as const;

/** The varieties of the catalog's plants, by id. @throws ApiError */
export const fetchVarieties = async (signal?: AbortSignal) =>
  (await request(fetchVarietiesCall, {}, signal ? { signal } : {})).data;

/** The same for a screen; they change with a release only, so they are kept for the visit. */
export const useVarieties = ({ enabled = true } = {}) =>
  useQuery({
    queryKey: fetchVarietiesKey,
    queryFn: ({ signal }) => fetchVarieties(signal),
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
  });

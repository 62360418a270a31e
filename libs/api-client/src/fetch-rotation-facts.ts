import { fetchRotationFactsCall } from '@planted/contracts';
import { useQuery } from '@tanstack/react-query';
import { request } from './request';

export const fetchRotationFactsKey = ['rotation-facts'] as const;

/** The rules of rotation, and what they ask of every kind. @throws ApiError */
export const fetchRotationFacts = async (signal?: AbortSignal) =>
  (await request(fetchRotationFactsCall, {}, signal ? { signal } : {})).data;

/** The same for a screen; the facts change with a release only, so they are kept for the visit. */
export const useRotationFacts = ({ enabled = true } = {}) =>
  useQuery({
    queryKey: fetchRotationFactsKey,
    queryFn: ({ signal }) => fetchRotationFacts(signal),
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
  });

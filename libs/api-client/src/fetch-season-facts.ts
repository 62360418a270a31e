import { fetchSeasonFactsCall } from '@planted/contracts';
import { useQuery } from '@tanstack/react-query';
import { request } from './request';

export const fetchSeasonFactsKey = ['season-facts'] as const;

/** When and how every kind is grown. @throws ApiError */
export const fetchSeasonFacts = async (signal?: AbortSignal) =>
  (await request(fetchSeasonFactsCall, {}, signal ? { signal } : {})).data;

/** The same for a screen; the facts change with a release only, so they are kept for the visit. */
export const useSeasonFacts = ({ enabled = true } = {}) =>
  useQuery({
    queryKey: fetchSeasonFactsKey,
    queryFn: ({ signal }) => fetchSeasonFacts(signal),
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
  });

import { fetchOwnKindsCall } from '@planted/contracts';
import { useQuery } from '@tanstack/react-query';
import { request } from './request';

export const fetchOwnKindsKey = ['fetch-own-kinds'] as const;

/** The gardener's own kinds, also those that are offered no more. @throws ApiError */
export const fetchOwnKinds = async (signal?: AbortSignal) =>
  (await request(fetchOwnKindsCall, {}, signal ? { signal } : {})).data;

/** The same for a screen; only who is signed in has any. */
export const useOwnKinds = ({ enabled = true } = {}) =>
  useQuery({
    queryKey: fetchOwnKindsKey,
    queryFn: ({ signal }) => fetchOwnKinds(signal),
    enabled,
  });

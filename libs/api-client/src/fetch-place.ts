import { fetchPlaceCall, type RequestOf } from '@planted/contracts';
import { useQuery } from '@tanstack/react-query';
import { request } from './request';

/** Of every garden: one choice counts in many. */
export const fetchPlaceKey = ['fetch-place'] as const;

type FetchPlaceRequest = RequestOf<typeof fetchPlaceCall>;

/** What was chosen for a garden, or for all, and the climate that follows. @throws ApiError */
export const fetchPlace = async (input: FetchPlaceRequest = {}, signal?: AbortSignal) =>
  (await request(fetchPlaceCall, input, signal ? { signal } : {})).data;

/** The same for a screen. */
export const useFetchPlace = (input: FetchPlaceRequest = {}, { enabled = true } = {}) =>
  useQuery({
    queryKey: [...fetchPlaceKey, input],
    queryFn: ({ signal }) => fetchPlace(input, signal),
    enabled,
  });

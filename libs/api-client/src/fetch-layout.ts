import { fetchLayoutCall, type RequestOf } from '@planted/contracts';
import { useQuery } from '@tanstack/react-query';
import { request } from './request';

export const fetchLayoutKey = ['fetch-layout'] as const;

type FetchLayoutRequest = RequestOf<typeof fetchLayoutCall>;

/** One garden as it stands, with the version that a change of its layout must name. @throws ApiError */
export const fetchLayout = async (input: FetchLayoutRequest, signal?: AbortSignal) =>
  (await request(fetchLayoutCall, input, signal ? { signal } : {})).data;

/** The same for a screen. */
export const useFetchLayout = (input: FetchLayoutRequest) =>
  useQuery({
    queryKey: [...fetchLayoutKey, input],
    queryFn: ({ signal }) => fetchLayout(input, signal),
    // Other pages and devices change it: who comes back goes on from what it has become.
    refetchOnWindowFocus: 'always',
  });

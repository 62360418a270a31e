import { fetchCalendarAddressCall } from '@planted/contracts';
import { useQuery } from '@tanstack/react-query';
import { request } from './request';

export const fetchCalendarAddressKey = ['fetch-calendar-address'] as const;

/** The gardener's private calendar address, without its token. @throws ApiError */
export const fetchCalendarAddress = async (signal?: AbortSignal) =>
  (await request(fetchCalendarAddressCall, {}, signal ? { signal } : {})).data;

/** The same for a screen. */
export const useFetchCalendarAddress = () =>
  useQuery({
    queryKey: fetchCalendarAddressKey,
    queryFn: ({ signal }) => fetchCalendarAddress(signal),
  });

import { type Dashboard, fetchDashboardCall } from '@planted/contracts';
import type { CalendarDay } from '@planted/garden-domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { request } from './request';
import { useWithKept } from './waiting/kept-commands';

export const fetchDashboardKey = ['dashboard'] as const;

export const fetchDashboard = async (day: CalendarDay, signal?: AbortSignal): Promise<Dashboard> =>
  (await request(fetchDashboardCall, { day }, signal ? { signal } : {})).data;

/** Counts, first gardens, plant cards and what is to be done on the gardener's `day`, in one answer. */
export function useDashboard(day: CalendarDay) {
  return useQuery({
    queryKey: [...fetchDashboardKey, day],
    queryFn: ({ signal }) => fetchDashboard(day, signal),
    // An open page that midnight passes over shows yesterday until it has today.
    placeholderData: keepPreviousData,
    select: useWithKept<Dashboard>('dashboard'),
  });
}

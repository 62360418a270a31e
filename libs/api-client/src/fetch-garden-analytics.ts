import { fetchGardenAnalyticsCall, type GardenAnalytics } from '@planted/contracts';
import type { CalendarDay } from '@planted/garden-domain';
import { useQuery } from '@tanstack/react-query';
import { request } from './request';

export const fetchGardenAnalyticsKey = ['garden-analytics'] as const;

/** A year of a garden day by day, up to and with the gardener's `day`. */
export const fetchGardenAnalytics = async (
  gardenId: string,
  day: CalendarDay,
  signal?: AbortSignal,
): Promise<GardenAnalytics> =>
  (await request(fetchGardenAnalyticsCall, { gardenId, day }, signal ? { signal } : {})).data;

export const useGardenAnalytics = (gardenId: string, day: CalendarDay) =>
  useQuery({
    queryKey: [...fetchGardenAnalyticsKey, gardenId, day],
    queryFn: ({ signal }) => fetchGardenAnalytics(gardenId, day, signal),
  });

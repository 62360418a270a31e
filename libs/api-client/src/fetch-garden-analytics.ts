import { fetchGardenAnalyticsCall, type GardenAnalytics } from '@planted/contracts';
import { useQuery } from '@tanstack/react-query';
import { request } from './request';

export const fetchGardenAnalyticsKey = ['garden-analytics'] as const;

/** A garden day by day, up to and with today; a year without `days`, at most 400. */
export const fetchGardenAnalytics = async (
  gardenId: string,
  days?: number,
  signal?: AbortSignal,
): Promise<GardenAnalytics> =>
  (
    await request(
      fetchGardenAnalyticsCall,
      { gardenId, ...(days !== undefined && { days }) },
      signal ? { signal } : {},
    )
  ).data;

export const useGardenAnalytics = (gardenId: string, days?: number, { enabled = true } = {}) =>
  useQuery({
    queryKey: [...fetchGardenAnalyticsKey, gardenId, days ?? null],
    queryFn: ({ signal }) => fetchGardenAnalytics(gardenId, days, signal),
    enabled,
  });

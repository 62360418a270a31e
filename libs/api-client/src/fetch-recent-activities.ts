import { fetchRecentActivitiesCall } from '@planted/contracts';
import { useQuery } from '@tanstack/react-query';
import { request } from './request';

export const fetchRecentActivitiesKey = ['recent-activities'] as const;

export const fetchRecentActivities = async (signal?: AbortSignal) =>
  (await request(fetchRecentActivitiesCall, {}, signal ? { signal } : {})).data;

/** Recent activity, newest first. */
export const useRecentActivities = ({ enabled = true } = {}) =>
  useQuery({
    queryKey: fetchRecentActivitiesKey,
    queryFn: ({ signal }) => fetchRecentActivities(signal),
    enabled,
  });

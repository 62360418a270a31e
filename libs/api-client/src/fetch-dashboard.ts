import { type Dashboard, fetchDashboardCall } from '@planted/contracts';
import { useQuery } from '@tanstack/react-query';
import { request } from './request';

export const fetchDashboardKey = ['dashboard'] as const;

export const fetchDashboard = async (signal?: AbortSignal): Promise<Dashboard> =>
  (await request(fetchDashboardCall, {}, signal ? { signal } : {})).data;

/** Counts, first gardens, plant cards and what is to be done today, in one answer. */
export const useDashboard = ({ enabled = true } = {}) =>
  useQuery({ queryKey: fetchDashboardKey, queryFn: ({ signal }) => fetchDashboard(signal), enabled });

import { fetchDashboardPlantsCall } from '@planted/contracts';
import { useQuery } from '@tanstack/react-query';
import { request } from './request';

export const fetchDashboardPlantsKey = ['dashboard-plants'] as const;

export const fetchDashboardPlants = async (signal?: AbortSignal) =>
  (await request(fetchDashboardPlantsCall, {}, signal ? { signal } : {})).data;

/** The plants of all gardens, for the dashboard. */
export const useDashboardPlants = ({ enabled = true } = {}) =>
  useQuery({
    queryKey: fetchDashboardPlantsKey,
    queryFn: ({ signal }) => fetchDashboardPlants(signal),
    enabled,
  });

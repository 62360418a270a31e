import { fetchDashboardPlantsCall } from '@planted/contracts';
import { useQuery } from '@tanstack/react-query';
import { everyPage } from './every-page';
import { request } from './request';

export const fetchDashboardPlantsKey = ['dashboard-plants'] as const;

export const fetchDashboardPlants = (signal?: AbortSignal) =>
  everyPage((after) =>
    request(fetchDashboardPlantsCall, after === undefined ? {} : { after }, signal ? { signal } : {}),
  );

/** The plants of all gardens, for the dashboard. */
export const useDashboardPlants = ({ enabled = true } = {}) =>
  useQuery({
    queryKey: fetchDashboardPlantsKey,
    queryFn: ({ signal }) => fetchDashboardPlants(signal),
    enabled,
  });

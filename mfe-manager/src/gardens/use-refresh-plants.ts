import {
  fetchDashboardKey,
  fetchGardenActivitiesKey,
  fetchGardenAnalyticsKey,
  fetchLayoutKey,
  fetchManagerPlantsKey,
  fetchPastKey,
  fetchSeasonKey,
  fetchUserRemindersKey,
} from '@planted/api-client';
import { useQueryClient } from '@tanstack/react-query';

/** Watering also completes the garden's watering reminders, and the other way round. */
const SHOWS_PLANTS = [
  fetchManagerPlantsKey,
  fetchLayoutKey,
  fetchDashboardKey,
  fetchGardenActivitiesKey,
  fetchGardenAnalyticsKey,
  fetchUserRemindersKey,
  fetchSeasonKey,
  fetchPastKey,
];

/** Asks again for what shows the plants of gardens and what happened to them; done when the screen has it. */
export function useRefreshPlants(): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    await Promise.all(SHOWS_PLANTS.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  };
}

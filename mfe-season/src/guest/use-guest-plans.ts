import type { Day } from '@planted/season';
import { type GardenPlans, usePlansFrom } from '@planted/season-plan';
import { useQuery } from '@tanstack/react-query';
import { readDraftedBeds } from './drafted-beds';

/** The place that is kept on this device, with its climate. The files of places are fetched only where there is one. */
async function readDevicePlace() {
  const { devicePlace, climateOfChoice } = await import('@planted/season-plan/device');
  const choice = devicePlace.read();
  return { choice, climate: choice && (await climateOfChoice(choice)), gardens: [] };
}

/** Other pages change both. */
const options = { refetchOnWindowFocus: 'always', staleTime: 0 } as const;

/** The beds that a guest plants on this device. */
export const useDraftedBeds = () =>
  useQuery({ queryKey: ['drafted-beds'], queryFn: readDraftedBeds, ...options });

/** The same, planned by the device's place. */
export function useGuestPlans(today: Day): GardenPlans {
  const season = useDraftedBeds();
  const place = useQuery({ queryKey: ['device-place'], queryFn: readDevicePlace, ...options });
  return usePlansFrom(today, season, place);
}

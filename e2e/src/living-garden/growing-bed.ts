import { randomUUID } from 'node:crypto';
import type { Activity, GardenRow, LayoutChangeRequest } from '@planted/contracts';
import type { BrowserContext } from 'playwright-core';
import { post } from '../kitchen-bed';
import { gardenOf, layoutOf, type Served } from '../served-layout';

export const BED = 'Kitchen Bed';
const DAY_MS = 86_400_000;
const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
/** Carrots are ripe after 70 days. */
const PLANTED = { carrot: daysAgo(100), radish: daysAgo(7), 'tomato-cherry': daysAgo(7) };
const HEALTH = 7;

/** A kind in one square, or in four. */
const place = (plantId: keyof typeof PLANTED, x: number, y: number, side = 1): LayoutChangeRequest => ({
  ...{ type: 'place', id: randomUUID(), plantId, x, y, width: side, height: side },
});

/**
 * Signs a browser in as a gardener whose bed of 6 × 3 ft grows since last week: two radishes, two ripe carrots and a
 * tomato of 2 × 2 ft, each with planting date and health.
 */
export async function signInWithGrowingBed(context: BrowserContext, name: string): Promise<void> {
  await post(context, '/api/demo/sign-in', { name });
  await post<{ data: GardenRow[] }>(context, '/api/gardens/save', {
    ...{ name: BED, soil_type: 'Loamy', hardiness_zone: '6a', sunlight: 'Full Sun', maintenance: 'Low' },
    matrix: Array(3).fill('1,1,1,1,1,1').join('\n'),
  });
  const { garden, version } = await layoutOf(context);
  await post(context, '/api/gardens/changeLayout', {
    ...{ gardenId: garden.id, expectedVersion: version },
    changes: [
      ...[place('radish', 0, 0), place('radish', 1, 0), place('carrot', 2, 0), place('carrot', 3, 0)],
      place('tomato-cherry', 0, 1, 2),
    ],
  });
  const { plants } = await layoutOf(context);
  await post(context, '/api/gardens/updatePlantingDates', {
    plantingDates: plants.map(({ id, plant_id }) => ({
      ...{ plant_id: id, planted_date: Reflect.get(PLANTED, plant_id) },
    })),
  });
  await post(context, '/api/gardenPlants/updatePlantHealthRating', {
    plantHealthUpdates: plants.map(({ id }) => ({ plant_id: id, health_rating: HEALTH })),
  });
}

/** What a planting keeps through every change of its bed, but for its square. */
export const keptOf = ({ plants }: Served) =>
  plants
    .map(({ id, plant_id, planted_date, health_rating }) => ({ id, plant_id, planted_date, health_rating }))
    .toSorted((one, other) => one.id.localeCompare(other.id));

/** What happened in the garden, as its past events tell it. */
export async function storyOf(context: BrowserContext): Promise<Activity[]> {
  const path = `/api/activities/fetchGardenActivities?gardenId=${await gardenOf(context)}`;
  const { data }: { data: Activity[] } = await (await context.request.get(path)).json();
  return data;
}

import { randomUUID } from 'node:crypto';
import type { GardenRow, LayoutChangeRequest } from '@planted/contracts';
import type { BrowserContext } from 'playwright-core';
import { post } from './kitchen-bed';

const MADISON = { name: 'Madison', region: 'Wisconsin', latitude: 43.1, longitude: -89.4, elevation: 263 };

export type Placing = Extract<LayoutChangeRequest, { type: 'place' }>;

export interface BedOptions {
  /** In squares; 3 where absent. */
  readonly columns?: number;
  /** In squares; 2 where absent. */
  readonly rows?: number;
  /** Where the gardener lives; Madison where absent, and nowhere that is known where null. */
  readonly place?: typeof MADISON | null;
  readonly zone?: string;
  readonly style?: string;
}

export interface SavedBed {
  readonly gardenId: string;
  /** One act on what the acts before have made of it. */
  change(...changes: LayoutChangeRequest[]): Promise<void>;
}

/** A kind in one square, as a change of the layout; `more` for another size, or what it comes after. */
export const placing = (plantId: string, x: number, y: number, more: Partial<Placing> = {}): Placing => ({
  ...{ type: 'place', id: randomUUID(), plantId, x, y, width: 1, height: 1 },
  ...more,
});

/** Signs a browser in as a gardener who has one saved garden: Kitchen Bed, in which nothing stands. */
export async function signInWithBed(
  context: BrowserContext,
  name: string,
  { columns = 3, rows = 2, place = MADISON, zone = '5b', style }: BedOptions = {},
): Promise<SavedBed> {
  await post(context, '/api/demo/sign-in', { name });
  if (place)
    await post(context, '/api/gardens/choosePlace', {
      ...{ expectedVersion: 0, choice: { place: { ...place, town: null }, ownDates: null } },
    });
  const saved = await post<{ data: GardenRow[] }>(context, '/api/gardens/save', {
    ...{ name: 'Kitchen Bed', soil_type: 'Loamy', hardiness_zone: zone, sunlight: 'Full Sun', style },
    ...{ maintenance: 'Low', matrix: Array(rows).fill(Array(columns).fill(1).join(',')).join('\n') },
  });
  const gardenId = saved.data[0]?.id ?? '';
  let expectedVersion = 1;
  return {
    gardenId,
    async change(...changes) {
      const act = { gardenId, expectedVersion, changes };
      const { data } = await post<{ data: { version: number } }>(context, '/api/gardens/changeLayout', act);
      expectedVersion = data.version;
    },
  };
}

import type { OwnDates, Place } from '@planted/season';
import { z } from 'zod';
import { DEVICE_PLACE } from './device-place-key';

/** What a guest bases dates on. */
export interface DevicePlace {
  readonly place: Place | null;
  readonly ownDates: OwnDates | null;
}

/** Counts up when the shape below changes; older shapes are read for ever. */
const VERSION = 1;

const day = z.int().min(1).max(365);
const stored = z.object({
  version: z.literal(VERSION),
  place: z
    .object({
      name: z.string().max(100),
      region: z.string().max(100).nullable(),
      latitude: z.number().min(-80).max(80),
      longitude: z.number().min(-180).max(180),
      elevation: z.number().nullable(),
      town: z.string().max(120).nullable(),
    })
    .nullable(),
  ownDates: z
    .object({ lastFrost: day, firstFrost: day, hemisphere: z.enum(['north', 'south']).nullable() })
    .nullable(),
});

/** The place that a guest chose, on this device only. */
export const devicePlace = {
  /** @returns null where nothing was chosen, or what is there is no place */
  read(): DevicePlace | null {
    try {
      const { place, ownDates } = stored.parse(JSON.parse(localStorage.getItem(DEVICE_PLACE) ?? 'null'));
      return place === null && ownDates === null ? null : { place, ownDates };
    } catch {
      return null;
    }
  },
  /** @returns false where the browser denies storage */
  keep({ place, ownDates }: DevicePlace): boolean {
    try {
      localStorage.setItem(DEVICE_PLACE, JSON.stringify({ version: VERSION, place, ownDates }));
      return true;
    } catch {
      return false;
    }
  },
  forget(): void {
    try {
      localStorage.removeItem(DEVICE_PLACE);
    } catch {
      // Storage denied: nothing was kept.
    }
  },
};

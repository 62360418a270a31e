import { isTenth, MAX_LATITUDE, MAX_LONGITUDE } from '@planted/season';
import { z } from 'zod';
import { freeText } from './text';

/** Longest name of a place or region, in characters; the longest listed one has 41. */
const MAX_PLACE_NAME = 80;
const MAX_ELEVATION = 6000;
const MIN_ELEVATION = -500;

const placeName = freeText(MAX_PLACE_NAME)
  .trim()
  .min(1, 'must not be empty')
  .refine((text) => !/[<>]/.test(text), { error: 'must not contain < or >' });

/** Never finer than 0.1°, some 7 miles: pages round before they send it. */
const degrees = (most: number) =>
  z
    .number(`must be between −${most} and ${most}`)
    .min(-most, `must be between −${most} and ${most}`)
    .max(most, `must be between −${most} and ${most}`)
    .refine(isTenth, { error: 'must be rounded to 0.1' });

/** Where a garden is; see Place of @planted/season. */
const place = z.strictObject({
  name: placeName,
  region: placeName.nullable(),
  latitude: degrees(MAX_LATITUDE),
  longitude: degrees(MAX_LONGITUDE),
  elevation: z.number().int().min(MIN_ELEVATION).max(MAX_ELEVATION).nullable(),
  /** A key of the shipped lists, 'US/WI/Madison'. */
  town: freeText(MAX_PLACE_NAME).nullable(),
});

const yearDay = z.number().int().min(1, 'must be at least 1').max(365, 'must be at most 365');
const hemisphere = z.enum(['north', 'south']);

/** A gardener's own frost days, of a year of 365 days: in half of all years there is frost after the last. */
const ownDates = z.strictObject({
  lastFrost: yearDay,
  firstFrost: yearDay,
  /** Said where neither the place nor the dates tell; else null. */
  hemisphere: hemisphere.nullable(),
});

/**
 * Whether dates follow the gardener's own harvests as well (SEA-12): of the gardener's choice, never of a garden's. A
 * choice that does not say so leaves it as it was; they do where nobody ever said.
 */
const learns = z.boolean();

/**
 * What was chosen for a garden, or for all of a gardener's: own dates always win; neither place nor dates is 'no place'.
 * null is no choice: of a garden, that it is where the others are.
 */
export const placeChoice = z
  .strictObject({ place: place.nullable(), ownDates: ownDates.nullable(), learns: learns.optional() })
  .nullable();
export type PlaceChoice = z.infer<typeof placeChoice>;

/** The same as it is stored and answered: fields may be added. */
export const chosenPlace = z
  .object({
    place: z
      .object({
        name: z.string(),
        region: z.string().nullable(),
        latitude: z.number(),
        longitude: z.number(),
        elevation: z.number().nullable(),
        town: z.string().nullable(),
      })
      .nullable(),
    ownDates: z
      .object({ lastFrost: yearDay, firstFrost: yearDay, hemisphere: hemisphere.nullable() })
      .nullable(),
    learns: learns.optional(),
  })
  .nullable();

const frostDays = z.object({ p90: yearDay, p50: yearDay, p10: yearDay }).nullable();
const byMonth = z.array(z.number()).nullable();

/** What is known of the weather at a place: Climate of @planted/season. */
export const climate = z.object({
  latitude: z.number().nullable(),
  hemisphere,
  frost: z.enum(['yearly', 'rare', 'never', 'every-month']),
  lastFrost: frostDays,
  firstFrost: frostDays,
  frostShare: z.number(),
  minimum: byMonth,
  maximum: byMonth,
  basis: z.enum(['stations', 'places', 'own']),
  quality: z.enum(['good', 'fair', 'weak']),
  period: z.string().nullable(),
  estimated: z.array(z.enum(['p90', 'p50', 'p10'])),
  sources: z.array(
    z.object({
      name: z.string().nullable(),
      distance: z.number(),
      elevation: z.number().nullable(),
      lastFrost: z.number().nullable(),
      firstFrost: z.number().nullable(),
    }),
  ),
});

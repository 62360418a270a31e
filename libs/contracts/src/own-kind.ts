import { MAX_PLANT_SIDE, MAX_PER_SQUARE } from '@planted/garden-domain';
import { z } from 'zod';
import { hexColor, writtenText } from './text';
import { plain } from './text-privacy';

/** Longest name of an own kind, in characters. */
export const MAX_OWN_NAME = 80;

/** So many own kinds a gardener may ever have had. */
export const MAX_OWN_KINDS = 5000;

const whole = (least: number, most: number) =>
  z
    .number()
    .int('must be a whole number')
    .min(least, `must be at least ${least}`)
    .max(most, `must be at most ${most}`);

/** How a plant is started: sown where it grows, sown indoors and set out, or set out as it was bought. */
export const OWN_STARTS = ['direct-sow', 'sow-indoors', 'set-out'] as const;
export const FROST_CLASSES = ['tender', 'half-hardy', 'hardy', 'very-hardy'] as const;
/** Longer nothing is kept indoors before it is set out. */
const MAX_INDOOR_WEEKS = 26;

/** The facts of the first version of `OwnKindSaved`. */
const figures = {
  days_to_maturity: whole(1, 3000).optional(),
  spacing_inches: whole(1, 12 * MAX_PLANT_SIDE).optional(),
  planting_width: whole(1, MAX_PLANT_SIDE).optional(),
  planting_height: whole(1, MAX_PLANT_SIDE).optional(),
  plants_per_square_foot: whole(1, MAX_PER_SQUARE).optional(),
  mature_height: whole(1, 1200).optional(),
  accent_color: hexColor.optional(),
};
export const ownFigures = z.strictObject(figures);

/** How it is grown, beyond figures. */
export const ownStart = {
  start: z.enum(OWN_STARTS).optional(),
  /** Weeks from sowing indoors to setting out. */
  indoor_weeks: whole(1, MAX_INDOOR_WEEKS).optional(),
  frost: z.enum(FROST_CLASSES).optional(),
};
const factFields = { ...figures, ...ownStart };
/** What of its plant a gardener has changed, in the units of the plant table; the rest is inherited. */
export const ownFacts = z.strictObject(factFields);
export type OwnFacts = z.infer<typeof ownFacts>;

const OWN_ID = /^[a-z0-9]+(-[a-z0-9]+)*--[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The id of a plant of the catalog, '--', and an id of the page's own choice. */
export const ownId = plain(
  z.string().max(150).regex(OWN_ID, 'must be the id of a plant, -- and an id of its own'),
  'a key of the plant table and an id',
);

/** A variety of a gardener's own, or a plant that has only its family from the catalog. */
export const ownKind = z.strictObject({
  id: ownId,
  /** Whether it is a plant of its own: it goes by its own name, and its relative in the catalog gives its family. */
  isPlant: z.boolean(),
  name: writtenText(MAX_OWN_NAME),
  facts: ownFacts,
});
export type OwnKind = z.infer<typeof ownKind>;

/** An own kind as it is answered. */
export const knownOwnKind = z.object({
  ...ownKind.shape,
  facts: z.object(factFields),
  /** Offered no more, and named where it was planted. */
  isRemoved: z.boolean(),
});
export type KnownOwnKind = z.infer<typeof knownOwnKind>;

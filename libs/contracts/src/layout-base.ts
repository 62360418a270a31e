import {
  changeLayout,
  formatMatrix,
  type Layout,
  type LayoutChange,
  type Matrix,
  MAX_PER_SQUARE,
  MAX_PLANT_SIDE,
  MIN_PLANT_SIDE,
  NO_SEASON,
  parseMatrix,
  type PlantingSpot,
  type SeasonPlan,
} from '@planted/garden-domain';
import { z } from 'zod';
import type { AnswerOf } from './call';
import type { fetchLayoutCall, LayoutSince, StandingPlanting } from './http/layout';
import { keptStepDays } from './layout-season';
import { hexColor } from './text';

/** A garden as the server answers it. */
export type ServedLayout = AnswerOf<typeof fetchLayoutCall>['data'];

/** What stands, by id. */
export type StandingSpots = ReadonlyMap<string, PlantingSpot>;

/** The layout that a draft was made of, as the server had it. */
export interface LayoutBase extends Layout {
  readonly version: number;
}

const side = z.number().int().min(MIN_PLANT_SIDE).max(MAX_PLANT_SIDE);

/** A planting as a browser keeps it in a draft: one that has ended may lie beyond a bed that has changed. */
export const keptSpot = z.object({
  id: z.string(),
  plantId: z.string(),
  x: z.number().int(),
  y: z.number().int(),
  width: side,
  height: side,
  color: hexColor,
  plantsPerSquare: z.number().int().min(1).max(MAX_PER_SQUARE).nullable(),
});

const keptSeason = z.object({
  coming: z.array(keptSpot),
  dropped: z.array(keptSpot),
  after: z.map(z.string(), z.string()),
  under: z.map(z.string(), z.string()).default(new Map()),
  fixed: z.map(z.string(), keptStepDays),
});

/** What a draft was made of, as a browser keeps it. */
export const keptBase = z.object({
  version: z.number().int(),
  matrix: z.string(),
  standing: z.array(keptSpot),
  ended: z.array(keptSpot),
  /** Only of drafts in which something can be to come. */
  season: keptSeason.optional(),
});
export type KeptBase = z.infer<typeof keptBase>;

/** @returns null where its shape is none */
export function baseFrom({ version, matrix, standing, ended, season }: KeptBase): LayoutBase | null {
  const parsed = parseMatrix(matrix);
  if (!parsed.ok) return null;
  return {
    ...{ version, matrix: parsed.matrix, standing: spotsById(standing), ended: spotsById(ended) },
    ...(season && { season: seasonFrom(season) }),
  };
}

const seasonFrom = ({ coming, dropped, after, under, fixed }: z.infer<typeof keptSeason>) => ({
  ...NO_SEASON,
  ...{ coming: spotsById(coming), dropped: spotsById(dropped), after, under, fixed },
});

export const baseToKeep = ({ version, matrix, standing, ended, season }: LayoutBase): KeptBase => ({
  version,
  matrix: formatMatrix(matrix),
  standing: [...standing.values()],
  ended: [...ended.values()],
  ...(season && { season: seasonToKeep(season) }),
});

const seasonToKeep = ({ coming, dropped, after, under, fixed }: SeasonPlan<PlantingSpot>) => ({
  coming: [...coming.values()],
  dropped: [...dropped.values()],
  ...{ after: new Map(after), under: new Map(under), fixed: new Map(fixed) },
});

const spotOf = (row: StandingPlanting): PlantingSpot => ({
  id: row.id,
  plantId: row.plant_id,
  x: row.grid_x,
  y: row.grid_y,
  width: row.custom_planting_width,
  height: row.custom_planting_height,
  color: row.display_color,
  plantsPerSquare: row.custom_plants_per_square ?? null,
});

export const spotsById = (spots: readonly PlantingSpot[]): StandingSpots =>
  new Map(spots.map((spot) => [spot.id, spot]));

/** What stands now, after the layout that was known: what stood there and does not any more has ended. */
export function baseAfter(
  known: Pick<LayoutBase, 'standing' | 'ended'>,
  now: { readonly version: number; readonly matrix: Matrix; readonly standing: StandingSpots },
): LayoutBase {
  const gone = [...known.ended, ...known.standing].filter(([id]) => !now.standing.has(id));
  return { ...now, ended: new Map(gone) };
}

/** What the server answered, in the words of the garden. */
export function servedSpots({ garden, version, plants }: ServedLayout) {
  const parsed = parseMatrix(garden.matrix);
  return { version, matrix: parsed.ok ? parsed.matrix : [], standing: spotsById(plants.map(spotOf)) };
}

/** The layout that a page which was behind is told of (EDT-4). */
export function baseSince(known: LayoutBase, { version, matrix, plants, ended }: LayoutSince): LayoutBase {
  const parsed = matrix === null ? undefined : parseMatrix(matrix);
  const standing = new Map(known.standing);
  for (const { id } of ended) standing.delete(id);
  for (const spot of plants) standing.set(spot.id, spot);
  return baseAfter(known, { version, matrix: parsed?.ok ? parsed.matrix : known.matrix, standing });
}

/** The layout after an act of this page's that the server has made. @returns null where it cannot be made in this one */
export function baseAfterAct<Base extends LayoutBase>(
  base: Base,
  changes: readonly LayoutChange[],
  version: number,
): Base | null {
  const made = changeLayout(base, changes);
  return made.ok ? { ...base, ...made.layout, version } : null;
}

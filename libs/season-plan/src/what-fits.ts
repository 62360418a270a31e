import type { LayoutChangeRequest, Plant } from '@planted/contracts';
import type { Footprint, PlantingSpot } from '@planted/garden-domain';
import { type Chance, type Day, nameOfDay } from '@planted/season';
import { type FreeSquare, type GroundOnDay, groundOn } from './free-ground';
import type { GardenPlan, Known, StoredGarden } from './garden-plan';
import { placeInTime, startsIn } from './place-in-time';

/** A garden with its plan, and what is known beside it. */
export interface PlannedBed {
  readonly garden: StoredGarden;
  readonly plan: GardenPlan;
  readonly known: Known;
}

/** A kind that can still be started in squares that are free, and ripens. */
export interface Fitting {
  readonly plant: Plant;
  /** Where it would stand: as often as its footprint has room. */
  readonly spots: readonly Footprint[];
  readonly chance: Chance;
}

/** What fits in an area of a bed from a day on. */
export interface WhatFits {
  readonly ground: GroundOnDay;
  /** In the order of their harvests. */
  readonly fitting: readonly Fitting[];
}

/** The kinds of one season that may be put into a bed; the others stay, or stand in a house. */
export const isOfOneSeason = ({ lifecycle, plant_type }: Plant): boolean =>
  lifecycle === 'annual' && plant_type !== 'house plant';

/** What could be started in squares from a day on, by the plan of their garden. */
export function whatFits(
  { garden, plan, known }: PlannedBed,
  area: readonly Footprint[],
  day: Day,
  plants: readonly Plant[],
): WhatFits {
  const ground = groundOn(plan, garden.plantings, { matrix: soilUnder(area), day, today: known.today });
  const fitting = plants.filter(isOfOneSeason).flatMap((plant): Fitting[] => {
    const found = spotsIn(ground.free, plant);
    if (found.length === 0) return [];
    const until = Math.min(...found.map(({ until }) => until));
    const span = { day, until: Number.isFinite(until) ? until : null };
    const [chance] = startsIn(plan, garden.style, [plant.id], span);
    return chance ? [{ plant, spots: found.map(({ spot }) => spot), chance }] : [];
  });
  return { ground, fitting: fitting.toSorted((a, b) => a.chance.ripe - b.chance.ripe) };
}

/** Only these squares are asked for. */
function soilUnder(area: readonly Footprint[]): (0 | 1)[][] {
  const width = Math.max(0, ...area.map((spot) => spot.x + spot.width));
  const height = Math.max(0, ...area.map((spot) => spot.y + spot.height));
  const isIn = (x: number, y: number) =>
    area.some((spot) => x >= spot.x && x < spot.x + spot.width && y >= spot.y && y < spot.y + spot.height);
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (__, x) => (isIn(x, y) ? 1 : 0)),
  );
}

/** Where footprints of a kind stand beside each other in free squares, filled row by row; one before each that comes next. */
function spotsIn(
  free: readonly FreeSquare[],
  plant: Plant,
): { readonly spot: Footprint; readonly until: number }[] {
  const { planting_width: width, planting_height: height } = plant;
  const left = new Map(free.map((square) => [`${square.x},${square.y}`, square]));
  const followed = new Set<string>();
  return free.flatMap(({ x, y, before }) => {
    const cells = Array.from({ length: width * height }, (_, n) =>
      left.get(`${x + (n % width)},${y + Math.floor(n / width)}`),
    );
    const isOne = cells.every((cell) => cell !== undefined && cell.before === before);
    if (!isOne || (before !== null && followed.has(before))) return [];
    if (before !== null) followed.add(before);
    for (const cell of cells) if (cell) left.delete(`${cell.x},${cell.y}`);
    const until = Math.min(...cells.map((cell) => cell?.until ?? Number.POSITIVE_INFINITY));
    return [{ spot: { x, y, width, height }, until }];
  });
}

/**
 * The changes of one act that put a kind where it fits.
 * @param spotOf an id and a color for each of its spots
 * @returns null where its squares wait for different plantings
 */
export const putThere = (
  bed: PlannedBed,
  { ground }: WhatFits,
  { spots, chance }: Fitting,
  spotOf: (spot: Footprint) => PlantingSpot,
): LayoutChangeRequest[] | null =>
  placeInTime(
    { ...bed, ground },
    spots.map((spot) => ({ spot: spotOf(spot), chance })),
  );

/** A start, and when it is ripe where that is known. */
export type ToldStart = Pick<Chance, 'start' | 'from' | 'last'> & { readonly ripe: Day | null };

/** 'Sow by July 20; ripe from August 27', of today's year. */
export function startWords(
  { start, from, last, ripe }: ToldStart,
  { words }: GardenPlan,
  today: Day,
): string {
  const name = (day: Day) => nameOfDay(day, words.year);
  const act = start === 'sow' ? 'Sow' : 'Plant out';
  const when = from <= today ? 'now' : `from ${name(from)}`;
  const until = last === null || last <= from ? '' : `, ${name(last)} at the latest`;
  return `${act} ${when}${until}${ripe === null ? '' : `; ripe from ${name(ripe)}`}`;
}

/** 'Free from July 3: Bush Bean, Radish.' */
export function freeWords({ ground, fitting }: WhatFits, { words }: GardenPlan): string {
  const day = nameOfDay(ground.day, words.year);
  const names = fitting.map(({ plant }) => plant.plant_name);
  return names.length === 0
    ? `Free from ${day}: nothing that still ripens.`
    : `Free from ${day}: ${names.join(', ')}.`;
}

import type { LayoutChangeRequest, SeasonPlanting } from '@planted/contracts';
import { type PlantingSpot, squaresOf } from '@planted/garden-domain';
import {
  type Chance,
  chancesFrom,
  type Day,
  type NextStart,
  nextStart,
  seasonOf,
  toText,
} from '@planted/season';
import type { FreeSquare, GroundOnDay } from './free-ground';
import { type GardenPlan, type Known, planGarden, type StoredGarden } from './garden-plan';

/** Squares that are free on one day, and may be filled by one planting. */
export interface FreeSpan {
  readonly day: Day;
  /** Null where nothing comes next. */
  readonly until: Day | null;
}

/**
 * Of the wanted kinds those that can still be started in squares that are free, ripen, and are out before what comes
 * next, in the order of their harvests.
 */
export function startsIn(
  { almanac }: GardenPlan,
  style: StoredGarden['style'],
  kinds: readonly string[],
  { day, until }: FreeSpan,
): Chance[] {
  const season = seasonOf(day, almanac.climate.hemisphere);
  return chancesFrom(almanac, kinds, { season, style, from: day, until });
}

/** When a kind is started in the season of a day that is not grown within one: a biennial, a perennial, garlic. */
export const laterStartIn = (
  { almanac }: GardenPlan,
  style: StoredGarden['style'],
  plantId: string,
  day: Day,
): NextStart | null =>
  nextStart(almanac, plantId, { season: seasonOf(day, almanac.climate.hemisphere), style, from: day });

/** A planting that is to be put on free ground. */
export interface NewPlanting {
  readonly spot: PlantingSpot;
  /** From `startsIn`, for the squares of its spot. */
  readonly chance: Pick<Chance, 'start' | 'from'>;
}

interface Bed {
  readonly garden: StoredGarden;
  readonly plan: GardenPlan;
  readonly known: Known;
  readonly ground: GroundOnDay;
}

/**
 * The changes of one act that put plantings on ground that is free: after what stood there before, and before what comes
 * next. What can be started by today stands, everything else is to come. A start is only set where the plan would begin
 * on another day than the one that was offered.
 * @returns null where squares of one planting are not free, or wait for different plantings
 */
export function placeInTime(bed: Bed, wanted: readonly NewPlanting[]): LayoutChangeRequest[] | null {
  const placed: Placed[] = [];
  for (const one of wanted) {
    const links = linksOf(bed.ground, one.spot);
    const isTaken = placed.some(({ before }) => before !== null && before === links?.before);
    if (!links || isTaken) return null;
    placed.push({ ...one, ...links, stands: one.chance.from <= bed.known.today });
  }
  const starts = startsByPlan(bed, placed);
  return placed.flatMap((one) => changesOf(one, starts.get(one.spot.id)));
}

interface Links {
  readonly after: string | null;
  readonly before: string | null;
}

interface Placed extends NewPlanting, Links {
  readonly stands: boolean;
}

/** What a planting on these squares comes after and before. */
function linksOf({ free }: GroundOnDay, { x, y, width, height }: PlantingSpot): Links | null {
  const isUnder = (cell: FreeSquare) =>
    cell.x >= x && cell.x < x + width && cell.y >= y && cell.y < y + height;
  const cells = free.filter(isUnder);
  const [first] = cells;
  if (!first || cells.length < width * height) return null;
  if (cells.some(({ before }) => before !== first.before)) return null;
  const isSame = (list: readonly FreeSquare[]) => new Set(list.map(({ after }) => after)).size <= 1;
  const chained = cells.filter(({ isInChain }) => isInChain);
  if (!isSame(first.before === null ? chained : cells)) return null;
  const last = chained[0] ?? cells.find(({ after }) => after !== null);
  return { after: last?.after ?? null, before: first.before };
}

/**
 * As it will be stored: nothing of what stands from today on is due before (decision 0139). What is to come keeps the day
 * that was offered, whatever season begins.
 */
function storedOf({ spot, after, stands }: Placed, gardenId: string, today: Day): SeasonPlanting {
  return {
    ...spot,
    gardenId,
    plantName: spot.plantId,
    squares: squaresOf(spot),
    state: stands ? 'standing' : 'coming',
    after,
    wasComing: false,
    fixed: [],
    done: [],
    plantedDay: null,
    harvestDays: [],
    end: null,
    addedDay: stands ? toText(today) : undefined,
  };
}

/** On which day each would be started in time if no day were set. */
function startsByPlan({ garden, plan, known }: Bed, placed: readonly Placed[]): Map<string, Day> {
  const followed = new Map(placed.map(({ before, spot }) => [before, spot.id]));
  const plantings = [
    ...garden.plantings.map((one) => ({ ...one, after: followed.get(one.id) ?? one.after })),
    ...placed.map((one) => storedOf(one, garden.id, known.today)),
  ];
  const { planned } = planGarden({ ...garden, plantings }, plan.almanac, known, plan.learned);
  const inTime = planned.filter(({ warnings }) => warnings.length === 0);
  return new Map(inTime.flatMap(({ id, stands }) => (stands?.from == null ? [] : [[id, stands.from]])));
}

function changesOf({ spot, chance, after, before, stands }: Placed, start?: Day): LayoutChangeRequest[] {
  const { id } = spot;
  const step = chance.start === 'sow' ? 'sow' : 'plant-out';
  return [
    { type: 'place', ...spot, ...(!stands && { after }) },
    ...(stands && after !== null ? [{ type: 'put-after' as const, id, after }] : []),
    ...(before === null ? [] : [{ type: 'put-after' as const, id: before, after: id }]),
    ...(start === chance.from
      ? []
      : [{ type: 'fix-step' as const, id, step, day: toText(chance.from) } as const]),
  ];
}

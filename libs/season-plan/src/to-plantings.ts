import type { SeasonPlanting } from '@planted/contracts';
import { type CalendarDay, isGuest, localDayOf } from '@planted/garden-domain';
import {
  type Almanac,
  calendarDay,
  type Day,
  type DaysOfSteps,
  type EndOfPlanting,
  type GardenStyle,
  type Learned,
  planSeason,
  type Planting,
  seasonOf,
  toDay,
} from '@planted/season';

/** Where and when a garden grows. */
interface Bed {
  readonly almanac: Almanac;
  readonly style: GardenStyle;
  readonly today: Day;
  readonly dayOfMoment?: DayOfMoment | undefined;
}

/** The gardener's day of a moment (ISO 8601): by the clock of the device where nobody says another. */
export type DayOfMoment = (moment: string) => CalendarDay;

interface PlannedBed extends Bed {
  readonly learned: ReadonlyMap<string, Learned>;
}

/** How plantings end, as the library calls it; nobody said how those of the first edition did. */
const ENDS: Readonly<Record<string, EndOfPlanting>> = {
  harvested: 'harvested',
  failed: 'failed',
  moved_away: 'moved-away',
  mistake: 'mistake',
};

function daysOf(steps: SeasonPlanting['fixed'] | SeasonPlanting['done']): DaysOfSteps {
  return Object.fromEntries(steps.map(({ step, day }) => [step, toDay(day)]));
}

/** What was done: a harvest is an entry of the log, and being in the ground is told by its day, whichever way it came there. */
function doneOf({ done, plantedDay, harvestDays }: SeasonPlanting): DaysOfSteps {
  const [harvest] = harvestDays;
  const planted = plantedDay === null ? undefined : toDay(plantedDay);
  return {
    ...daysOf(done),
    ...(planted !== undefined && { sow: planted, 'plant-out': planted }),
    ...(harvest !== undefined && { 'first-harvest': toDay(harvest) }),
  };
}

/** How long after its window a start still belongs to that season where nothing says when it ripens no more, in days. */
const GRACE = 28;

/** The last day of a season on which a kind can be started in any way; null where it has no window. */
function lastStart({ plantId }: SeasonPlanting, season: number, { almanac, style }: Bed): Day | null {
  const { ways } = almanac.modelOf(plantId, style).windows;
  const days = ways.map(({ last, to }) =>
    calendarDay(season, almanac.climate.hemisphere, last ?? to + GRACE),
  );
  return days.length === 0 ? null : Math.max(...days);
}

const dayHere: DayOfMoment = (moment) => localDayOf(new Date(moment));

/** The gardener's day on which it was drawn first; undefined where the service does not say. */
export const dayOfDrawing = (
  { addedAt, addedDay }: Pick<SeasonPlanting, 'addedAt' | 'addedDay'>,
  dayOfMoment: DayOfMoment = dayHere,
): CalendarDay | undefined => (addedAt === undefined ? addedDay : dayOfMoment(addedAt));

/** The same, not after today, as clocks differ. */
function addedOn(planting: SeasonPlanting, { today, dayOfMoment }: Bed): Day | null {
  const day = dayOfDrawing(planting, dayOfMoment);
  return day === undefined ? null : Math.min(toDay(day), today);
}

const isDated = (planting: SeasonPlanting): boolean =>
  planting.end !== null || Object.keys({ ...daysOf(planting.fixed), ...doneOf(planting) }).length > 0;

/**
 * What stands or is to come without a date belongs to the season of today; to the next one where it was drawn after the
 * last day on which it could be started in this: beds are drawn in winter.
 */
function seasonOfPlanting(planting: SeasonPlanting, bed: Bed): number {
  const { fixed, end } = planting;
  const { hemisphere } = bed.almanac.climate;
  if (isDated(planting)) {
    const known = Object.values({ ...daysOf(fixed), ...doneOf(planting) });
    const first = known.length > 0 ? Math.min(...known) : end ? toDay(end.day) : bed.today;
    return seasonOf(first, hemisphere);
  }
  const season = seasonOf(bed.today, hemisphere);
  const last = lastStart(planting, season, bed);
  const added = addedOn(planting, bed);
  const isTooLate = added !== null && last !== null && added > last;
  return isTooLate ? season + 1 : season;
}

/**
 * What nobody said a day of is not due before it was drawn: in May, no sowing of March was missed. What was drawn in a
 * season before is due in this one like everything else.
 */
function notBeforeOf(planting: SeasonPlanting, season: number, bed: Bed): Day | null {
  const added = addedOn(planting, bed);
  if (added === null || Object.keys(doneOf(planting)).length > 0) return null;
  return seasonOf(added, bed.almanac.climate.hemisphere) === season ? added : null;
}

/** A planting as the library plans it. Chains are told by `after` alone: the garden has seen to it that they are whole. */
export function toPlanting(planting: SeasonPlanting, after: string | null, bed: Bed): Planting {
  const { id, plantId, end } = planting;
  const { style } = bed;
  const season = seasonOfPlanting(planting, bed);
  return {
    id,
    plantId,
    season,
    squares: [],
    after,
    among: null,
    style,
    start: null,
    notBefore: notBeforeOf(planting, season, bed),
    spaced: null,
    moved: daysOf(planting.fixed),
    done: doneOf(planting),
    notYet: {},
    end: end && { day: toDay(end.day), how: ENDS[end.how ?? ''] ?? 'moved-away' },
  };
}

const shareSquares = (a: SeasonPlanting, b: SeasonPlanting): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** What nobody said a day of is not before the season of what it comes after. */
function afterTheirPredecessors(
  plantings: readonly Planting[],
  stored: readonly SeasonPlanting[],
): Planting[] {
  const byId = new Map(plantings.map((one) => [one.id, one]));
  const dated = new Set(stored.filter(isDated).map(({ id }) => id));
  const seasonOfChain = (one: Planting, left = plantings.length): number | null => {
    const before = one.after === null || dated.has(one.id) || left === 0 ? undefined : byId.get(one.after);
    if (!before || one.season === null) return one.season;
    return Math.max(one.season, seasonOfChain(before, left - 1) ?? one.season);
  };
  return plantings.map((one) => ({ ...one, season: seasonOfChain(one) }));
}

/** By its id, in squares of which other one each grows: as long as neither is gone (decision 0161). */
export function hostsIn(stored: readonly SeasonPlanting[]): ReadonlyMap<string, string> {
  const lives = ({ state }: SeasonPlanting) => state === 'standing' || state === 'coming';
  const alive = new Map(stored.filter(lives).map((one) => [one.id, one]));
  const under = new Map(stored.flatMap((one) => (one.under ? [[one.id, one.under] as const] : [])));
  const guests = [...alive.values()].filter((one) => isGuest(under, one, alive));
  return new Map(guests.map(({ id }) => [id, under.get(id) ?? '']));
}

/** What is to grow in squares of another one waits for what that waits for. */
function withTheirHosts(plantings: readonly Planting[]): Planting[] {
  const byId = new Map(plantings.map((one) => [one.id, one]));
  return plantings.map((one) => {
    const host = one.among === null ? undefined : byId.get(one.among);
    const isTurn = one.after !== null && byId.get(one.after)?.among === one.among;
    return host && !isTurn ? { ...one, after: host.after } : one;
  });
}

/**
 * The plantings of one garden for the library. What is to come after 'whatever stands there' comes after the last of
 * those to be out.
 */
export function toPlantings(stored: readonly SeasonPlanting[], bed: PlannedBed): Planting[] {
  const { almanac, today, learned } = bed;
  const ids = new Set(stored.map(({ id }) => id));
  const hosts = hostsIn(stored);
  const named = stored.map((one) => {
    const after = one.after !== null && ids.has(one.after) ? one.after : null;
    return { ...toPlanting(one, after, bed), among: hosts.get(one.id) ?? null };
  });
  const standing = stored.filter(({ state }) => state === 'standing');
  const open = stored.filter(
    (one) =>
      one.state === 'coming' &&
      one.after === null &&
      !hosts.has(one.id) &&
      standing.some((other) => shareSquares(one, other)),
  );
  if (open.length === 0) return afterTheirPredecessors(withTheirHosts(named), stored);
  const free = new Map(
    planSeason({ plantings: named, almanac, today, learned }).map(({ id, stands }) => [id, stands?.until]),
  );
  const lastOf = (one: SeasonPlanting): string | null =>
    standing
      .filter((other) => shareSquares(one, other))
      .map(({ id }) => ({ id, until: free.get(id) ?? Number.POSITIVE_INFINITY }))
      .toSorted((a, b) => b.until - a.until)[0]?.id ?? null;
  const followers = new Map(open.map((one) => [one.id, lastOf(one)]));
  const followed = named.map((one) => ({ ...one, after: followers.get(one.id) ?? one.after }));
  return afterTheirPredecessors(withTheirHosts(followed), stored);
}

import type { SeasonPlanting } from '@planted/contracts';
import type { Day, DaySpan, PlannedPlanting } from '@planted/season';
import { type GardenPlan, type StoredGarden, wasNever } from './garden-plan';

/** What a bed shows of a planting. */
export type BedPlanting = Pick<
  SeasonPlanting,
  | 'id'
  | 'plantId'
  | 'plantName'
  | 'x'
  | 'y'
  | 'width'
  | 'height'
  | 'color'
  | 'plantsPerSquare'
  | 'under'
  | 'plantedDay'
>;

/** When a planting stands in its squares: from a day until the one from which they are free. Infinite where it always did or will. */
export interface BedSpan<P extends BedPlanting = SeasonPlanting> {
  readonly planting: P;
  readonly from: Day;
  readonly until: Day;
}

/** How far what comes is told beyond the season, in days. */
const AHEAD = 183;

/** A bed on a day. */
export interface BedOnDay<P extends BedPlanting = SeasonPlanting> {
  readonly stands: readonly BedSpan<P>[];
  /** What stood earlier in the season; the last first. */
  readonly gone: readonly BedSpan<P>[];
  /** What will stand later in the season, or within half a year: in November, the next spring; the next first. */
  readonly comes: readonly BedSpan<P>[];
}

/**
 * A planting that is not there on a day, as a bed shows it: `then` comes after what stands in its squares, `between`
 * grows among it.
 */
export interface Ghost {
  readonly span: BedSpan<BedPlanting>;
  readonly kind: 'comes' | 'then' | 'between' | 'gone';
  /** From which day it stands, or since when it is gone. */
  readonly day: Day;
}

/**
 * When the plantings of a garden stand, as the plan and what is stored say: the past as it is known today, what is still
 * to come as it is planned. What stands today is there today, also where it should be out by now; what is to come is
 * not in the ground before tomorrow; what nobody dated began when it was due, and not before its squares were free.
 */
export function spansOf(garden: StoredGarden, plan: GardenPlan, today: Day): BedSpan[] {
  const planned = new Map(plan.planned.map((one) => [one.id, one]));
  const spans = garden.plantings.flatMap((planting) => {
    const own = planned.get(planting.id);
    return own && !wasNever(planting) ? (spanOf(planting, own, today) ?? []) : [];
  });
  return afterOthers(spans).filter(({ from, until }) => from < until);
}

function spanOf(planting: SeasonPlanting, { stands }: PlannedPlanting, today: Day): BedSpan | null {
  const { state } = planting;
  // Nobody knows when it stood, or will.
  if (!stands && state !== 'standing') return null;
  const from = stands?.from ?? Number.NEGATIVE_INFINITY;
  const until = stands?.until ?? Number.POSITIVE_INFINITY;
  if (state === 'ended') return { planting, from, until };
  if (state === 'coming') return { planting, from: Math.max(from, today + 1), until };
  return { planting, from, until: from <= today ? Math.max(until, today + 1) : until };
}

/** What nobody dated began after the last of those that were gone from its squares before it was. */
function afterOthers(spans: readonly BedSpan[]): BedSpan[] {
  const ends = new Map<string, Day[]>();
  for (const span of spans) {
    if (span.planting.state !== 'ended') continue;
    for (const square of squaresOf(span)) ends.set(square, [...(ends.get(square) ?? []), span.until]);
  }
  return spans.map((span) => {
    const { planting, from, until } = span;
    if (planting.plantedDay !== null || planting.state === 'coming') return span;
    const earlier = squaresOf(span).flatMap((square) =>
      (ends.get(square) ?? []).filter((end) => end < until),
    );
    return { planting, from: Math.max(from, ...earlier), until };
  });
}

/** @param season of which what is gone and what comes is told */
export function bedOn<P extends BedPlanting>(
  spans: readonly BedSpan<P>[],
  day: Day,
  season: DaySpan,
): BedOnDay<P> {
  const stands: BedSpan<P>[] = [];
  const gone: BedSpan<P>[] = [];
  const comes: BedSpan<P>[] = [];
  for (const span of spans) {
    if (day < span.from) {
      if (span.from <= Math.max(season.to, day + AHEAD)) comes.push(span);
    } else if (day < span.until) stands.push(span);
    else if (span.until > season.from) gone.push(span);
  }
  gone.sort((a, b) => b.until - a.until);
  comes.sort((a, b) => a.from - b.from);
  return { stands, gone, comes };
}

/** Days on which something begins to stand or is gone, in the order of the calendar. */
export function changeDays(spans: readonly Pick<BedSpan, 'from' | 'until'>[]): Day[] {
  const days = spans.flatMap(({ from, until }) => [from, until]).filter(Number.isFinite);
  return [...new Set(days)].toSorted((a, b) => a - b);
}

/**
 * What is shown of what is not there: of each square only the next that comes and the last that is gone, and what is gone
 * only where nothing else is shown.
 */
export function ghostsOn(
  { stands, gone, comes }: BedOnDay<BedPlanting>,
  show: { comes: boolean; gone: boolean },
): Ghost[] {
  const standing = new Squares(stands);
  const shown = new Squares([]);
  const here = new Set(stands.map(({ planting }) => planting.id));
  const kindOf = ({ planting }: BedSpan<BedPlanting>) =>
    planting.under && here.has(planting.under) ? ('between' as const) : ('then' as const);
  const ghosts: Ghost[] = [];
  // One that was moved has several spans: of each planting the next and the last is shown, and none of what stands.
  const told = new Set(here);
  const isNew = ({ planting: { id } }: BedSpan<BedPlanting>) => !told.has(id);
  for (const span of show.comes ? comes : []) {
    if (!isNew(span) || !shown.take(span)) continue;
    told.add(span.planting.id);
    ghosts.push({ span, kind: standing.isFree(span) ? 'comes' : kindOf(span), day: span.from });
  }
  for (const span of show.gone ? gone : []) {
    if (!isNew(span) || !standing.isFree(span) || !shown.take(span)) continue;
    told.add(span.planting.id);
    ghosts.push({ span, kind: 'gone', day: span.until });
  }
  return ghosts;
}

/**
 * What stands on a day and leaves its squares free within the time of which a bed tells what comes: nothing comes to any
 * of them until then. What should be out by today already is not told: its squares are no date's.
 */
export function freedOn(
  { stands, comes }: BedOnDay<BedPlanting>,
  { season, day, today }: { readonly season: DaySpan; readonly day: Day; readonly today: Day },
): BedSpan<BedPlanting>[] {
  const coming = new Squares(comes);
  return stands.filter(
    (span) =>
      span.until <= Math.max(season.to, day + AHEAD) &&
      span.until !== today + 1 &&
      !span.planting.under &&
      coming.isFree(span),
  );
}

/** Squares of a bed that are taken. */
class Squares {
  readonly #taken = new Set<string>();

  constructor(spans: readonly BedSpan<BedPlanting>[]) {
    for (const span of spans) for (const square of squaresOf(span)) this.#taken.add(square);
  }

  isFree(span: BedSpan<BedPlanting>): boolean {
    return squaresOf(span).every((square) => !this.#taken.has(square));
  }

  /** @returns false, and takes nothing, where one of its squares is taken */
  take(span: BedSpan<BedPlanting>): boolean {
    if (!this.isFree(span)) return false;
    for (const square of squaresOf(span)) this.#taken.add(square);
    return true;
  }
}

const squaresOf = ({ planting: { x, y, width, height } }: BedSpan<BedPlanting>): string[] =>
  Array.from({ length: width * height }, (_, at) => `${x + (at % width)} ${y + Math.floor(at / width)}`);

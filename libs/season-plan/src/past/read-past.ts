import type { SeasonPlanting } from '@planted/contracts';
import {
  type CalendarDay,
  dayByDay,
  firstDayOf,
  type GardenPast,
  type Matrix,
  type PastView,
} from '@planted/garden-domain';
import { type Day, toDay } from '@planted/season';
import type { BedPlanting, BedSpan } from '../bed-on';

/** The bed from a day on; its cells begin at `x`, `y` of today's. */
export interface BedSince {
  readonly since: Day;
  readonly matrix: Matrix;
  readonly x: number;
  readonly y: number;
}

/** A garden's past in days, ready to be gone through. All in the ground of today. */
export interface PastDays {
  /** The oldest first. */
  readonly beds: readonly BedSince[];
  readonly spans: Readonly<Record<PastView, readonly BedSpan<BedPlanting>[]>>;
  /** The first day of which something is known. */
  readonly first: Day;
  /** On which the garden was saved first: before, nothing was written of it. */
  readonly saved: Day;
  /** What was written (`on`) of an earlier day. */
  readonly said: readonly { readonly on: Day; readonly day: Day }[];
}

/**
 * Reads a past once, so that each of its days is a filter over spans.
 * @param plantings of the season, which tell between what others each grows
 * @param today than which no first day is later, as clocks differ, and a service may tell of days of UTC
 */
export function readPast(past: GardenPast, plantings: readonly SeasonPlanting[], today: Day): PastDays {
  const kinds = new Map(past.plantings.map((one) => [one.id, one]));
  const hosts = new Map(plantings.map(({ id, under }) => [id, under ?? null]));
  const spansOf = (view: PastView) =>
    dayByDay(past, view).flatMap(({ from, until, isDated, ...spot }): BedSpan<BedPlanting>[] => {
      const kind = kinds.get(spot.id);
      if (!kind) return [];
      const { plantId, plantName } = kind;
      const plantedDay = isDated ? from : null;
      const planting = { ...spot, plantId, plantName, plantedDay, under: hosts.get(spot.id) ?? null };
      return [
        { planting, from: toDay(from), until: until === null ? Number.POSITIVE_INFINITY : toDay(until) },
      ];
    });
  const dayOr = (day: CalendarDay | undefined) => Math.min(today, day === undefined ? today : toDay(day));
  return {
    beds: past.beds.map(({ from, ...bed }) => ({ since: toDay(from), ...bed })),
    spans: { today: spansOf('today'), then: spansOf('then') },
    first: dayOr(firstDayOf(past)),
    saved: dayOr(past.beds[0]?.from),
    said: past.said.map(({ on, day }) => ({ on: toDay(on), day: toDay(day) })),
  };
}

/** The bed as it was on a day; as it was first on the days before that. */
export const bedSince = ({ beds }: Pick<PastDays, 'beds'>, day: Day): BedSince | undefined =>
  beds.findLast(({ since }) => since <= day) ?? beds[0];

/** How much of what tells of a day, or one before it, was written after it. */
export const writtenAfter = ({ said }: Pick<PastDays, 'said'>, day: Day): number =>
  said.filter((one) => one.day <= day && day < one.on).length;

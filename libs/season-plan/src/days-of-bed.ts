import type { PastView } from '@planted/garden-domain';
import { type Day, type DaySpan, type Hemisphere, seasonOf, spanOfSeason, toDay } from '@planted/season';
import { type BedPlanting, type BedSpan, changeDays, spansOf } from './bed-on';
import { type GardenPlan, type Known, type StoredGarden, wasNever } from './garden-plan';
import { bedSince, type BedSince, type PastDays } from './past/read-past';
import { withPast } from './past/with-past';
import { dayOfDrawing } from './to-plantings';

type Spans = readonly BedSpan<BedPlanting>[];

/** All days of a bed that can be looked at. */
export interface DaysOfBed {
  /** Of the plan and, where it has come, of the log. */
  readonly spans: Spans;
  /** The first day of the garden, and the last one that can be looked at. */
  readonly range: DaySpan;
  readonly changes: readonly Day[];
  /** The spans of a day. */
  readonly spansOn: (day: Day) => Spans;
}

interface BedInTime {
  readonly garden: StoredGarden;
  /** Null where the garden has no place: nothing is known of days to come. */
  readonly plan: GardenPlan | null;
  /** Null as long as it has not come. */
  readonly past: PastDays | null;
  readonly view: PastView;
  readonly today: Day;
}

export const seasonAt = (day: Day, hemisphere: Hemisphere): DaySpan =>
  spanOfSeason(seasonOf(day, hemisphere), hemisphere);

/**
 * The days of a bed: before today from its log, in the kind of time that is looked at, from today on as planned. Until
 * the log has come, the plan's own past says where something changed.
 */
export function daysOfBed({ garden, plan, past, view, today }: BedInTime): DaysOfBed {
  const planned = plan ? spansOf(garden, plan, today) : standingIn(garden);
  const spans = past ? withPast(planned, past, today) : planned;
  const then = past && view === 'then' ? past.spans.then : null;
  const first = past?.first ?? firstKnown(garden, today);
  const changes = [
    ...changeDays(then ?? spans).filter((day) => day < today || !then),
    ...(then ? changeDays(spans).filter((day) => day >= today) : []),
    ...(past ? reshapes(past) : []),
  ];
  const hemisphere = plan?.almanac.climate.hemisphere ?? 'north';
  const ordered = [...new Set(changes)].filter((day) => day >= first).toSorted((a, b) => a - b);
  const last = Math.max(today, ordered.at(-1) ?? today);
  return {
    spans,
    range: { from: first, to: plan ? seasonAt(last, hemisphere).to : today },
    changes: ordered,
    spansOn: (day) => (then && day < today ? then : spans),
  };
}

/** Whether a bed has other days than today: all to come with a plan, and those since the garden is known. */
export const hasDays = (
  garden: StoredGarden,
  plan: GardenPlan | null,
  { today }: Pick<Known, 'today'>,
): boolean => plan !== null || firstKnown(garden, today) < today;

/** Without dates what stands does so all season (SEA-14). */
const standingIn = ({ plantings }: StoredGarden): BedSpan[] =>
  plantings
    .filter((one) => one.state === 'standing' && !wasNever(one))
    .map((planting) => ({ planting, from: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY }));

/** The first day that the plantings themselves tell of. */
function firstKnown({ plantings }: StoredGarden, today: Day): Day {
  const days = plantings.flatMap((one) =>
    [dayOfDrawing(one), one.plantedDay, one.end?.day].flatMap((day) => (day ? [toDay(day)] : [])),
  );
  return Math.min(today, ...days);
}

const reshapes = ({ beds }: PastDays): Day[] => beds.slice(1).map(({ since }) => since);

/** The bed of an earlier day where its shape was another one; null where it was that of today. */
export function bedBefore(past: PastDays | null, day: Day, today: Day): BedSince | null {
  const now = past?.beds.at(-1);
  const then = past && day < today ? bedSince(past, day) : undefined;
  return then && then !== now ? then : null;
}

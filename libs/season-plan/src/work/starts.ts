import type { SeasonPlanting } from '@planted/contracts';
import {
  type Almanac,
  calendarDay,
  type Day,
  type PlannedPlanting,
  type Planting,
  type Step,
} from '@planted/season';

/** The steps with which a planting begins. */
const STARTS = ['sow-indoors', 'sow', 'plant-out'] as const;
export type StartKind = (typeof STARTS)[number];

/** How long after its window a start is still asked for where no harvest says when it is too late, in days. */
const GRACE = 28;

/** A step that brings a planting to the ground. */
export interface Start {
  readonly kind: StartKind;
  readonly step: Step;
  /** The last day on which it is worth doing. */
  readonly last: Day;
  /** The last day on which it still ripens; null where nothing ends that. */
  readonly ripens: Day | null;
}

/**
 * The steps that are still to bring a planting to the ground, of those that are not too late: from the last one that is
 * due on, else from the first to come, as seedlings can be bought. @returns none of what is in the ground
 */
export function openStarts(
  { plantedDay }: SeasonPlanting,
  { steps }: PlannedPlanting,
  facts: Planting,
  almanac: Almanac,
  today: Day,
): readonly Start[] {
  if (plantedDay !== null) return [];
  const starts = steps.flatMap((step): Start[] => {
    const kind = STARTS.find((start) => start === step.kind);
    if (!kind || step.state === 'done') return [];
    const ripens = kind === 'sow-indoors' ? null : lastRipeStart(step, facts, almanac);
    const end = Math.max(step.window?.to ?? step.day, step.day) + GRACE;
    return [{ kind, step, last: ripens ?? end, ripens }];
  });
  const open = starts.filter(({ last }) => last >= today);
  return open.slice(
    Math.max(
      0,
      open.findLastIndex(({ step }) => step.day <= today),
    ),
  );
}

/** The last day on which a planting still ripens, started by this step; null where nothing ends that. */
export function lastRipeStart(
  { window }: Pick<Step, 'window'>,
  { season, plantId, style }: Planting,
  almanac: Almanac,
): Day | null {
  if (season === null) return null;
  const onCalendar = (day: number): Day => calendarDay(season, almanac.climate.hemisphere, day);
  const { ways } = almanac.modelOf(plantId, style).windows;
  const way = ways.find(({ from }) => onCalendar(from) === window?.from);
  return way?.last == null ? null : onCalendar(way.last);
}

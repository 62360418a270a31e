import type { Day } from '../calendar/day';
import { seasonDayOf } from '../calendar/season-day';
import { oddsBetween } from '../climate/frost';
import { isTender } from '../windows/opening';
import type { CropModel } from './almanac';
import type { PlannedPlanting, Planting, Warning } from './planting';
import type { Step } from './step';
import { STEP_KINDS } from './step-kind';
import type { Timeline } from './timeline';

export interface Today {
  readonly today: Day;
  /** The first day of today's season: what was due before it is nobody's work any more. */
  readonly begin: Day;
}

/** What a kind without dates still has: the days on which the gardener grew it nevertheless. */
export function undatedResult({ id, done }: Planting, until: Day | null, warning: Warning): PlannedPlanting {
  const steps = STEP_KINDS.flatMap((kind): Step[] => {
    const day = done[kind];
    return day === undefined ? [] : [{ kind, day, window: null, state: 'done', was: null, causes: DONE }];
  });
  const from = done.sow ?? done['plant-out'] ?? null;
  return { id, steps, stands: from === null ? null : { from, until }, warnings: [warning] };
}

const DONE: Step['causes'] = [{ code: 'done', days: 0 }];

/** The steps of a timeline with their states, former days and warnings. */
export function resultOf(
  planting: Planting,
  model: CropModel,
  actual: Timeline,
  asPlanned: Timeline,
  free: Day | null,
  now: Today,
): PlannedPlanting {
  const { id, end } = planting;
  const steps: Step[] = [];
  let isDone = false;
  for (let index = actual.steps.length - 1; index >= 0; index--) {
    const timed = actual.steps[index];
    if (!timed) continue;
    const { kind, window, causes } = timed;
    isDone ||= planting.done[kind] === timed.day;
    const isCleared = kind === 'clear' && free !== null && free < timed.day;
    const day = isCleared ? free : timed.day;
    if (end && !isDone && (isCleared || day > end.day)) continue;
    const planned = asPlanned.steps.find((other) => other.kind === kind)?.day ?? day;
    steps.push({
      kind,
      day,
      window,
      state: isDone || (isCleared && free <= now.today) ? 'done' : stateOf(planting, timed, now),
      was: planned === day ? null : planned,
      causes,
    });
  }
  steps.reverse();
  const from = actual.ground.day;
  const stands = end && end.day < from ? null : { from, until: free === null ? null : Math.max(free, from) };
  return { id, steps, stands, warnings: warningsOf(planting, model, actual) };
}

function stateOf(
  { notYet, notBefore }: Planting,
  { kind, day, window }: Timeline['ground'],
  { today, begin }: Today,
): Step['state'] {
  if (notYet[kind] !== undefined && today < day) return 'not-yet';
  // What was added after its window has missed nothing.
  if (notBefore !== null && window !== null && window.to < notBefore) return 'planned';
  return day >= begin && today > Math.max(day, window?.to ?? day) ? 'overdue' : 'planned';
}

const NO_WARNINGS: readonly Warning[] = [];
const LEAST_ODDS = 0.1;

function warningsOf(
  { season, end }: Planting,
  { crop, ground }: CropModel,
  { dated, ground: start }: Timeline,
) {
  const isEarly = start.day < dated.window.from;
  const isLate = dated.last !== null && start.day > dated.last;
  if (end || (!isEarly && !isLate)) return NO_WARNINGS;
  const warnings: Warning[] = [];
  if (isLate && dated.last !== null) warnings.push({ code: 'too-late-to-ripen', last: dated.last });
  if (isEarly && ground.frost && season !== null && isTender(crop)) {
    const odds = oddsBetween(ground.frost, seasonDayOf(season, ground.hemisphere, start.day));
    const share = odds * ground.climate.frostShare;
    if (share >= LEAST_ODDS) warnings.push({ code: 'frost-likely', step: start.kind, odds: share });
  }
  return warnings;
}

import type { Day, DaySpan } from '../calendar/day';
import { seasonDayOf } from '../calendar/season-day';
import { middleOf } from '../facts/crop-facts';
import type { StepCause } from '../reasons/cause';
import { openWay } from '../windows/open-way';
import type { Way } from '../windows/way';
import { wayFor } from '../windows/windows';
import type { CropModel, DatedWay } from './almanac';
import type { DaysOfSteps, Planting } from './planting';
import type { StepKind } from './step-kind';

/** A step before its state is known. */
interface TimedStep {
  readonly kind: StepKind;
  day: Day;
  readonly window: DaySpan | null;
  causes: readonly StepCause[];
}

/** What other plantings do to the beginning of one: not before a day, and why. */
export interface Hold {
  readonly day: Day;
  readonly cause: StepCause;
}

export interface Timeline {
  readonly dated: DatedWay;
  readonly steps: readonly TimedStep[];
  /** The step with which it begins to stand in its squares. */
  readonly ground: TimedStep;
  /** The first day on which its squares are free; null when it stays. */
  readonly free: Day | null;
}

/** What the gardener did to the plan; a plan without it is what 'was'. */
type Reports = Pick<Planting, 'moved' | 'done' | 'notYet'>;

interface Options {
  /** How much later this gardener's plants of the kind ripen than the packet says, from so many years. */
  readonly learned: { readonly days: number; readonly years: number } | null;
  /** The season whose harvest of a perennial is asked for. */
  readonly bearing: number;
}

const NOTHING: Reports = { moved: {}, done: {}, notYet: {} };
/** What is not ready is looked at again a week later. */
const LOOK_AGAIN = 7;
/** A grown perennial that is set out is picked from so many days on. */
const ROOTED = 56;
/** Days given to what was started so late that it does not ripen. */
const NEVER_RIPE = 365;

/**
 * The days of one planting: the longest way through its own steps and what holds it back. Done steps stay on their days,
 * moved ones too unless their square is not free yet.
 * @throws RangeError when its kind has no window
 */
export function timelineOf(
  planting: Planting,
  season: number,
  model: CropModel,
  holds: readonly Hold[],
  options: Options & { readonly asPlanned: boolean },
): Timeline {
  const reports = options.asPlanned ? NOTHING : planting;
  const way = wayOf(planting, season, model, holds, reports);
  if (!way) throw new RangeError(`${planting.plantId} has no window`);
  const dated = model.dated(way, season);
  const { seedlings, ground } = begin(planting, dated, holds, reports);
  const [first, last] = pick(model, dated, ground, reports, { ...options, season });
  const steps = seedlings ? [seedlings, ground, first, last] : [ground, first, last];
  if (!model.isShortLived) return { dated, steps, ground, free: null };
  const clear: TimedStep = { kind: 'clear', day: last.day + 1, window: null, causes: CLEAR };
  report(clear, reports, null);
  if (reports.done.clear === undefined) clear.day = Math.max(clear.day, ground.day + 1);
  for (const step of [first, last])
    if (reports.done[step.kind] === undefined) step.day = Math.min(step.day, clear.day);
  return { dated, steps: [...steps, clear], ground, free: clear.day };
}

/**
 * The way that is best, unless what holds it back, or the day that its gardener chose, is past that way's last: then the
 * next one that still ripens, such as a sowing for fall.
 */
function wayOf(
  { start, notBefore }: Planting,
  season: number,
  model: CropModel,
  holds: readonly Hold[],
  reports: Reports,
): Way | null {
  const { hemisphere } = model.ground;
  const first =
    notBefore === null
      ? model.firstWay(start)
      : wayFor(model.crop, model.windows, start, seasonDayOf(season, hemisphere, notBefore));
  if (!first || first.overwinters) return first;
  const isOpen = (way: Way, day: Day): boolean => {
    const { last, window } = model.dated(way, season);
    return day <= (last ?? window.to);
  };
  const otherwise = (way: Way, day: Day, isAllowed: (one: Way) => boolean): Way =>
    isOpen(way, day)
      ? way
      : (openWay(
          model,
          seasonDayOf(season, hemisphere, day),
          (one) => isAllowed(one) && isAsDone(one, reports),
        ) ?? way);
  const held = holds.reduce((latest, { day }) => Math.max(latest, day), Number.NEGATIVE_INFINITY);
  const way = otherwise(first, held, (one) => start === null || one.start === start);
  const { moved } = reports;
  const isSown = way.start === 'sow';
  const own = isSown ? moved.sow : moved['plant-out'];
  if (own !== undefined) return otherwise(way, own, (one) => one.start === way.start);
  const other = isSown ? moved['plant-out'] : moved.sow;
  if (start !== null || other === undefined) return way;
  return otherwise(way, other, (one) => (one.start === 'sow') !== isSown);
}

/** What was done is a step of it. */
const isAsDone = (way: Way, { done }: Reports): boolean => {
  if (done['sow-indoors'] !== undefined) return way.start === 'sow-indoors';
  const isSown = done.sow !== undefined;
  return isSown === (done['plant-out'] !== undefined) || isSown === (way.start === 'sow');
};

const CLEAR: readonly StepCause[] = [{ code: 'day-after-harvest' }];

/** What is added once its kind is no longer sown indoors is bought as a plant, unless its gardener sows it. */
const isBought = ({ start, notBefore, moved, done }: Planting, indoors: DaySpan): boolean =>
  start === null &&
  notBefore !== null &&
  notBefore > indoors.to &&
  (done['sow-indoors'] ?? moved['sow-indoors']) === undefined;

function begin(
  planting: Planting,
  { way, window, indoors }: DatedWay,
  holds: readonly Hold[],
  reports: Reports,
): { seedlings: TimedStep | null; ground: TimedStep } {
  const { notBefore } = planting;
  const free: TimedStep = {
    kind: way.start === 'sow' ? 'sow' : 'plant-out',
    day: window.from,
    window,
    causes: way.why.from,
  };
  for (const hold of holds) push(free, hold.day, hold.cause);
  if (!indoors || !way.indoorWeeks || isBought(planting, indoors)) {
    if (notBefore !== null) push(free, notBefore, { code: 'not-before', day: notBefore });
    report(free, reports, holds);
    return { seedlings: null, ground: free };
  }
  const weeks = Math.round(middleOf(way.indoorWeeks));
  const seedlings: TimedStep = {
    kind: 'sow-indoors',
    day: free.day - weeks * 7,
    window: indoors,
    causes: [...free.causes, { code: 'grown-indoors', weeks }],
  };
  if (notBefore !== null) push(seedlings, notBefore, { code: 'not-before', day: notBefore });
  const planned = seedlings.day;
  report(seedlings, reports, null);
  const late: StepCause =
    reports.done['sow-indoors'] === undefined
      ? { code: 'grown-indoors', weeks: way.indoorWeeks[0] }
      : { code: 'done-before', step: 'sow-indoors', days: seedlings.day - planned };
  push(free, seedlings.day + way.indoorWeeks[0] * 7, late);
  report(free, reports, holds);
  return { seedlings, ground: free };
}

/** Not before this day: the longest way counts, and is the cause. A report is told beside what it moved. */
function push(step: TimedStep, day: Day, cause: StepCause): void {
  if (day <= step.day) return;
  step.day = day;
  step.causes = cause.code === 'done-before' || cause.code === 'not-yet' ? [...step.causes, cause] : [cause];
}

/** What the gardener said of a step; a moved step waits for its square, a done one is where it was. */
function report(step: TimedStep, { done, moved, notYet }: Reports, holds: readonly Hold[] | null): void {
  const { kind, day } = step;
  const doneOn = done[kind];
  if (doneOn !== undefined) {
    step.day = doneOn;
    step.causes = [...step.causes, { code: 'done', days: doneOn - day }];
    return;
  }
  const movedTo = moved[kind];
  if (movedTo !== undefined && movedTo !== day) {
    step.day = movedTo;
    step.causes = [...step.causes, { code: 'moved', days: movedTo - day }];
    for (const hold of holds ?? []) push(step, hold.day, hold.cause);
  }
  const said = notYet[kind];
  if (said !== undefined) push(step, said + LOOK_AGAIN, { code: 'not-yet', day: said });
}

function pick(
  model: CropModel,
  dated: DatedWay,
  ground: TimedStep,
  reports: Reports,
  { learned, bearing, season }: Options & { readonly season: number },
): [TimedStep, TimedStep] {
  const span = model.harvestSeason(bearing);
  const first: TimedStep = span ? bearingFrom(model, span, ground) : ripeFrom(model, dated, ground, season);
  if (learned && !span) {
    first.day += learned.days;
    first.causes = [...first.causes, { code: 'learned', ...learned }];
  }
  const said = span ? ofSeason(reports, model.seasonStart(bearing)) : reports;
  report(first, said, null);
  const isFrostEnded = !span && dated.killed !== null && first.day + model.pickingDays > dated.killed;
  const planned = span
    ? span.to
    : isFrostEnded && dated.killed !== null
      ? dated.killed
      : first.day + model.pickingDays;
  const last: TimedStep = {
    kind: model.blooms ? 'last-bloom' : 'last-harvest',
    day: Math.max(planned, first.day),
    window: null,
    causes: span
      ? first.causes
      : isFrostEnded
        ? FROST_ENDS
        : [{ code: 'harvest-lasts', days: model.pickingDays }],
  };
  report(last, said, null);
  // No harvest is put before the planting, and no last one before the first.
  if (said.done[first.kind] === undefined) first.day = Math.max(first.day, ground.day + 1);
  if (said.done[last.kind] === undefined) last.day = Math.max(last.day, first.day);
  else if (said.done[first.kind] === undefined) first.day = Math.min(first.day, last.day);
  return [first, last];
}

const FROST_ENDS: readonly StepCause[] = [{ code: 'frost-ends' }];
const BY_WARMTH: readonly StepCause[] = [{ code: 'season-by-warmth', about: 3 }];
const SPRING: readonly StepCause[] = [{ code: 'spring-warmth' }];

/** Of the harvests of a perennial, those of this season. */
const ofSeason = (reports: Reports, start: Day): Reports => ({
  moved: since(reports.moved, start),
  done: since(reports.done, start),
  notYet: since(reports.notYet, start),
});

const since = (days: DaysOfSteps, start: Day): DaysOfSteps =>
  Object.fromEntries(Object.entries(days).filter(([, day]) => day >= start));

function ripeFrom(
  model: CropModel,
  { way, ripe, killed }: DatedWay,
  ground: TimedStep,
  season: number,
): TimedStep {
  const kind = model.blooms ? 'first-bloom' : 'first-harvest';
  if (ripe !== null) return { kind, day: Math.max(ripe, ground.day + 1), window: null, causes: SPRING };
  const days = Math.min(model.ripening(way.start)(ground.day - model.seasonStart(season)), NEVER_RIPE);
  if (killed !== null && ground.day + days > killed)
    return { kind, day: Math.max(killed, ground.day + 1), window: null, causes: FROST_ENDS };
  const from = way.start === 'sow' ? 'sow' : 'plant-out';
  return { kind, day: ground.day + days, window: null, causes: [{ code: 'ripens', days, from }] };
}

const yearsToBear = ({ crop }: CropModel): StepCause => ({
  code: 'years-to-bear',
  years: crop.season.years_to_first_harvest,
});

const bearingFrom = (model: CropModel, span: DaySpan, ground: TimedStep): TimedStep => ({
  kind: model.blooms ? 'first-bloom' : 'first-harvest',
  day: Math.max(span.from, ground.day + ROOTED),
  window: span,
  causes: model.crop.season.years_to_first_harvest > 0 ? [yearsToBear(model), ...BY_WARMTH] : BY_WARMTH,
});

import { checkedDay, type Day } from '../calendar/day';
import { seasonOf } from '../calendar/season-day';
import type { Learned } from '../learning/learned';
import type { Almanac, CropModel } from './almanac';
import { type Chains, chainsOf, isSameLinks } from './chains';
import { checkPlanting, isEmpty } from './check-plantings';
import type { PlannedPlanting, Planting } from './planting';
import { resultOf, type Today, undatedResult } from './result';
import { type Hold, type Timeline, timelineOf } from './timeline';

export interface SeasonInput {
  readonly plantings: readonly Planting[];
  readonly almanac: Almanac;
  /** The day at the garden's place. */
  readonly today: Day;
  /** What this gardener's harvests have taught, by plant; `learn` gives it. */
  readonly learned?: ReadonlyMap<string, Learned>;
}

/** The days of a planting with all that was reported, and as they would be without. */
interface Planned {
  readonly actual: Timeline | null;
  readonly asPlanned: Timeline | null;
  readonly free: Day | null;
  readonly freeAsPlanned: Day | null;
  /** Its successor was there on this day; Infinity while none is. */
  readonly out: Day;
  readonly result: PlannedPlanting;
}

/** What was planned last with an almanac: after one report, the plantings that it does not touch are as they were. */
interface Plan {
  readonly input: SeasonInput;
  readonly chains: Chains;
  readonly planned: readonly Planned[];
}

const lastPlans = new WeakMap<Almanac, Plan>();

/**
 * All steps of all plantings, in the order of the list. The same facts give the same days, whatever the order in which
 * they were reported. What is done stays on its day, and no two plantings stand in one square at one time. Plantings are
 * never changed in place: one that is the same object as in the call before, and waits for nothing that moved, is not
 * worked out again.
 * @throws SeasonError for unknown plants, rings, shared squares, and days or seasons that no garden has
 */
export function planSeason(input: SeasonInput): PlannedPlanting[] {
  const { plantings, almanac, today } = input;
  checkedDay(today, 'today');
  const last = lastPlans.get(almanac);
  plantings.forEach((planting, place) => {
    if (planting !== last?.input.plantings[place]) checkPlanting(planting, place);
  });
  const isSame = last !== undefined && isSameLinks(plantings, last.input.plantings);
  const chains = isSame ? last.chains : chainsOf(plantings);
  const known = isSame && last.input.today === today && last.input.learned === input.learned ? last : null;
  const planned = planAll(input, chains, known);
  lastPlans.set(almanac, { input, chains, planned });
  return planned.map(({ result }) => result);
}

function planAll(input: SeasonInput, chains: Chains, known: Plan | null): Planned[] {
  const { plantings, almanac, today } = input;
  const outBy = daysOfSuccessors(plantings, chains);
  const { hemisphere } = almanac.climate;
  const season = seasonOf(today, hemisphere);
  const now: Today = { today, begin: almanac.startOfSeason(season) };
  const planned = new Array<Planned>(plantings.length);
  for (const place of chains.order) {
    const planting = plantings[place];
    if (!planting) continue;
    const out = outBy[place] ?? Number.POSITIVE_INFINITY;
    const before = known?.planned[place];
    planned[place] =
      before &&
      before.out === out &&
      planting === known.input.plantings[place] &&
      isAsBefore(chains, place, planned, known)
        ? before
        : planOne(input, { chains, place, planned, out, now, season }, planting);
  }
  return planned;
}

/** Nothing that a planting waits for was worked out again. */
function isAsBefore(
  { before, spacedFrom }: Chains,
  place: number,
  planned: readonly Planned[],
  known: Plan,
): boolean {
  const turn = spacedFrom[place] ?? -1;
  if (turn >= 0 && planned[turn] !== known.planned[turn]) return false;
  for (const other of before[place] ?? []) if (planned[other] !== known.planned[other]) return false;
  return true;
}

/** A successor that was really sown is the end of what stood before it. */
function daysOfSuccessors(plantings: readonly Planting[], { before }: Chains): Float64Array {
  const out = new Float64Array(plantings.length).fill(Number.POSITIVE_INFINITY);
  plantings.forEach(({ done }, place) => {
    const day = done.sow ?? done['plant-out'];
    if (day === undefined) return;
    for (const other of before[place] ?? []) out[other] = Math.min(out[other] ?? day, day);
  });
  return out;
}

interface Around {
  readonly chains: Chains;
  readonly place: number;
  /** Of all that it waits for. */
  readonly planned: readonly Planned[];
  readonly out: Day;
  readonly now: Today;
  /** Today's season. */
  readonly season: number;
}

function planOne(input: SeasonInput, around: Around, planting: Planting): Planned {
  const { plantings, almanac, learned } = input;
  const { chains, place, planned, out } = around;
  const { id, season, plantId, style, end } = planting;
  const ended = end?.day ?? (Number.isFinite(out) ? out : null);
  const none = { actual: null, asPlanned: null, free: ended, freeAsPlanned: ended, out };
  if (season === null)
    return { ...none, result: { id, steps: [], stands: { from: null, until: ended }, warnings: [] } };
  const model = almanac.modelOf(plantId, style);
  if (model.windows.none)
    return {
      ...none,
      result: undatedResult(planting, ended, { code: 'no-window', why: model.windows.none }),
    };
  const endless = (chains.before[place] ?? []).find((other) => planned[other]?.free === null);
  if (endless !== undefined) {
    const waitsFor = plantings[endless]?.id ?? '';
    return {
      ...none,
      result: undatedResult(planting, ended, { code: 'waits-for-ever', planting: waitsFor }),
    };
  }
  const options = {
    learned: learned?.get(plantId) ?? null,
    bearing: bearingSeason(model, season, around.season),
  };
  const timeline = (asPlanned: boolean): Timeline =>
    timelineOf(planting, season, model, holdsOf(plantings, around, asPlanned), { ...options, asPlanned });
  const actual = timeline(false);
  const isChanged = !isEmptyOfReports(planting) || waitsForChanged(around);
  const asPlanned = isChanged ? timeline(true) : actual;
  const free = end ? end.day : freeBy(actual, out);
  const result = resultOf(planting, model, actual, asPlanned, free, around.now);
  return { actual, asPlanned, free, freeAsPlanned: asPlanned.free, out, result };
}

const isEmptyOfReports = ({ moved, done, notYet, end }: Planting): boolean =>
  end === null && isEmpty(moved) && isEmpty(done) && isEmpty(notYet);

/** The day from which its squares are free: when it is cleared, or when its successor is really there. */
const freeBy = ({ free }: Timeline, out: Day): Day | null =>
  free === null && !Number.isFinite(out) ? null : Math.min(free ?? out, out);

/** Perennials bear every season, from a first one on: this season's harvest is the one that counts. */
function bearingSeason(
  { crop, isShortLived, harvestSeason }: CropModel,
  season: number,
  now: number,
): number {
  if (harvestSeason(season) === null) return season;
  const first = season + crop.season.years_to_first_harvest;
  return isShortLived ? first : Math.max(first, now);
}

function waitsForChanged({ chains, place, planned }: Around): boolean {
  const turn = planned[chains.spacedFrom[place] ?? -1];
  if (turn && turn.actual !== turn.asPlanned) return true;
  for (const other of chains.before[place] ?? [])
    if (planned[other]?.free !== planned[other]?.freeAsPlanned) return true;
  return false;
}

function holdsOf(
  plantings: readonly Planting[],
  { chains, place, planned }: Around,
  asPlanned: boolean,
): readonly Hold[] {
  const list = chains.before[place] ?? [];
  const turn = planned[chains.spacedFrom[place] ?? -1];
  if (list.length === 0 && !turn) return NO_HOLDS;
  const holds: Hold[] = [];
  for (const other of list) {
    const before = planned[other];
    const day = asPlanned ? (before?.freeAsPlanned ?? before?.free) : before?.free;
    const { id = '', plantId = '' } = plantings[other] ?? {};
    if (day != null) holds.push({ day, cause: { code: 'square-free', planting: id, plant: plantId, day } });
  }
  const first = (asPlanned ? turn?.asPlanned : turn?.actual)?.ground.day;
  const spaced = plantings[place]?.spaced;
  if (first !== undefined && spaced)
    holds.push({
      day: first + spaced.days,
      cause: { code: 'spaced', planting: spaced.from, days: spaced.days },
    });
  return holds;
}

const NO_HOLDS: readonly Hold[] = [];

import type { Almanac } from '../plan/almanac';
import type { Planting } from '../plan/planting';
import type { StepKind } from '../plan/step-kind';
import { timelineOf } from '../plan/timeline';
import type { Learned } from './learned';

const LEAST_SEASONS = 2;
/** A harvest that is further off is another story, such as one reported at the end of the season. */
const MOST_DAYS = 45;

const STARTS: readonly string[] = ['sow-indoors', 'sow', 'plant-out'] satisfies readonly StepKind[];

/** What grew at one place: a gardener's gardens may lie at several. */
export interface Grown {
  readonly plantings: readonly Planting[];
  readonly almanac: Almanac;
}

/**
 * What a gardener's own harvests say: the mean difference, in whole days, between the first harvest, or bloom, and the
 * day on which the packet's days, with the warmth of its place, had it. Only kinds that were started and harvested in two
 * seasons or more; each season counts once, however many plantings it had.
 * @throws SeasonError for a plant that has no facts
 */
export function learn(grown: readonly Grown[]): ReadonlyMap<string, Learned> {
  const found = new Map<string, Map<number, number[]>>();
  for (const { plantings, almanac } of grown)
    for (const planting of plantings) {
      const late = lateness(planting, almanac);
      if (late === null || planting.season === null) continue;
      const seasons = found.get(planting.plantId) ?? new Map<number, number[]>();
      found.set(
        planting.plantId,
        seasons.set(planting.season, [...(seasons.get(planting.season) ?? []), late]),
      );
    }
  return new Map(
    [...found]
      .filter(([, seasons]) => seasons.size >= LEAST_SEASONS)
      .map(([plantId, seasons]) => [
        plantId,
        // Never -0, which JSON writes as 0.
        { days: Math.round(mean([...seasons.values()].map(mean))) + 0, years: seasons.size },
      ]),
  );
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Against the plan that knows when it was started, and nothing that came later: what is learned is added to that day. */
function lateness(planting: Planting, almanac: Almanac): number | null {
  const { season, plantId, style, done } = planting;
  if (season === null) return null;
  const model = almanac.modelOf(plantId, style);
  if (model.windows.none || !model.isShortLived || model.harvestSeason(season) !== null) return null;
  const started = Object.entries(done).filter(([kind]) => STARTS.includes(kind));
  const begun = { ...planting, done: Object.fromEntries(started), moved: {}, notYet: {} };
  const options = { asPlanned: false, learned: null, bearing: season };
  const { steps, ground } = timelineOf(begun, season, model, [], options);
  const ripe = steps.find(({ kind }) => kind === 'first-harvest' || kind === 'first-bloom');
  const harvest = ripe && done[ripe.kind];
  if (!ripe || harvest === undefined || done[ground.kind] === undefined) return null;
  if (ripe.causes.some(({ code }) => code === 'frost-ends')) return null;
  const late = harvest - ripe.day;
  return Math.abs(late) <= MOST_DAYS ? late : null;
}

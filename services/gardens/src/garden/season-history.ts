import type { GardenEvent, PlacedPlant } from '@planted/contracts';
import {
  carryFootprint,
  NO_SEASON,
  type SeasonPlan,
  setStepDay,
  type StepDays,
} from '@planted/garden-domain';
import type { ExistingGarden, LayoutHistory, Plans } from './garden-state';
import { bedChangeOf, endedOf, matrixFrom } from './layout-history';

type DataOf<Type extends GardenEvent['type']> = Extract<GardenEvent, { type: Type }>['data'];

/** The garden after its season was planned otherwise. */
export function afterSeasonPlanned(garden: ExistingGarden, planned: DataOf<'SeasonPlanned'>): ExistingGarden {
  const { layout } = garden;
  const unplanted = new Set(planned.unplanted);
  return {
    ...garden,
    growing: new Map([...garden.growing].filter(([id]) => !unplanted.has(id))),
    layout: {
      ...layout,
      version: planned.version,
      plans: { planned, stood: [], ground: null, before: layout.plans },
    },
  };
}

/** What an act in the layout means for what is to come: nothing where nothing ever was. */
export function plansAfter(
  { plans }: LayoutHistory,
  { saved }: ExistingGarden,
  { added, restored, bed }: DataOf<'LayoutChanged'>,
): Plans | null {
  const stood = [...added, ...restored].map(({ id }) => id);
  if (!plans || (stood.length === 0 && !bed)) return plans;
  const ground = bed && { before: matrixFrom(saved.matrix), change: bedChangeOf(bed) };
  return { planned: null, stood, ground, before: plans };
}

/** What is to come, and what was said of steps, as all acts together have left it. */
export function seasonOf({ layout, growing }: ExistingGarden): SeasonPlan<PlacedPlant> {
  const planted = new Map([...growing].map(([id, { plantedDate }]) => [id, plantedDate]));
  for (const [id, end] of endedOf(layout)) if (end.growing) planted.set(id, end.growing.plantedDate);
  if (!layout.plans) return { ...NO_SEASON, planted };
  const acts: Plans[] = [];
  for (let at: Plans | null = layout.plans; at; at = at.before) acts.push(at);
  const season = {
    coming: new Map<string, PlacedPlant>(),
    dropped: new Map<string, PlacedPlant>(),
    after: new Map<string, string>(),
    under: new Map<string, string>(),
    fixed: new Map<string, StepDays>(),
    done: new Map<string, StepDays>(),
    planted,
    started: new Set<string>(),
  };
  for (const { planned, stood, ground } of acts.toReversed()) {
    if (planned) plan(season, planned);
    for (const id of stood) if (season.coming.delete(id) || season.dropped.delete(id)) season.started.add(id);
    if (!ground) continue;
    for (const [id, spot] of season.dropped)
      season.dropped.set(id, carryFootprint(spot, ground.before, ground.change));
  }
  // What stood for a while and was to come again was not planted, after all, whatever became of it.
  for (const id of [...season.coming.keys(), ...season.dropped.keys()]) planted.delete(id);
  return season;
}

type Mutable<Part> =
  Part extends ReadonlyMap<infer Key, infer Value>
    ? Map<Key, Value>
    : Part extends ReadonlySet<infer Item>
      ? Set<Item>
      : never;
type SeasonInTheMaking = { [Part in keyof SeasonPlan<PlacedPlant>]: Mutable<SeasonPlan<PlacedPlant>[Part]> };

function plan(season: SeasonInTheMaking, planned: DataOf<'SeasonPlanned'>): void {
  for (const spot of planned.coming) {
    season.coming.set(spot.id, spot);
    season.dropped.delete(spot.id);
    season.started.delete(spot.id);
  }
  for (const { id, after } of planned.chained)
    if (after === null) season.after.delete(id);
    else season.after.set(id, after);
  for (const { id, under } of planned.under) season.under.set(id, under);
  for (const { id } of planned.dropped) {
    const spot = season.coming.get(id);
    season.coming.delete(id);
    if (spot) season.dropped.set(id, spot);
  }
  for (const { id, step, day } of planned.fixed) setStepDay(season.fixed, id, step, day);
  for (const { id, step, day } of planned.done) setStepDay(season.done, id, step, day);
}

import type { GardenEvent, PlacedPlant } from '@planted/contracts';
import { type ChangedLayout, NOTED_STEPS, PLANTING_STEPS, type SeasonPlan } from '@planted/garden-domain';
import type { ExistingGarden } from './garden-state';
import { isSamePlanting } from './layout-history';

type SeasonPlanned = Extract<GardenEvent, { type: 'SeasonPlanned' }>['data'];

/** What an act has planned otherwise, from the season before and after it; undefined for nothing. */
export function seasonActOf(
  { saved, layout, growing }: ExistingGarden,
  before: SeasonPlan<PlacedPlant>,
  { layout: { standing, season: after }, ends }: ChangedLayout<PlacedPlant>,
): SeasonPlanned | undefined {
  const causes: Record<string, string> = {};
  const act: SeasonPlanned = {
    gardenId: saved.gardenId,
    version: layout.version + 1,
    coming: [...after.coming.values()].filter((spot) => {
      const was = before.coming.get(spot.id);
      return !was || !isSamePlanting(was, spot);
    }),
    chained: idsOf(before.after, after.after).flatMap((id) =>
      before.after.get(id) === after.after.get(id) ? [] : [{ id, after: after.after.get(id) ?? null }],
    ),
    under: [...after.under].flatMap(([id, under]) => (before.under.has(id) ? [] : [{ id, under }])),
    dropped: [...before.coming.keys()].flatMap((id) => {
      const end = ends.get(id);
      if (!end || !after.dropped.has(id)) return [];
      if (end.cause !== null) causes[id] = end.cause;
      return [{ id, how: end.how, day: end.day }];
    }),
    causes,
    fixed: changedDays(before.fixed, after.fixed, PLANTING_STEPS),
    done: changedDays(before.done, after.done, NOTED_STEPS),
    unplanted: [...growing.keys()].filter((id) => standing.has(id) && !after.planted.has(id)),
  };
  const { coming, chained, under, dropped, fixed, done, unplanted } = act;
  const isNothing = [coming, chained, under, dropped, fixed, done, unplanted].every(
    (part) => part.length === 0,
  );
  return isNothing ? undefined : act;
}

const idsOf = (...maps: ReadonlyMap<string, unknown>[]): string[] => [
  ...new Set(maps.flatMap((map) => [...map.keys()])),
];

const changedDays = <Step extends (typeof PLANTING_STEPS)[number]>(
  before: SeasonPlan<PlacedPlant>['fixed'],
  after: SeasonPlan<PlacedPlant>['fixed'],
  steps: readonly Step[],
) =>
  idsOf(before, after).flatMap((id) =>
    steps.flatMap((step) => {
      const day = after.get(id)?.[step] ?? null;
      return day === (before.get(id)?.[step] ?? null) ? [] : [{ id, step, day }];
    }),
  );

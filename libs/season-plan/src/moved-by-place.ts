import type { FetchedSeason } from '@planted/api-client';
import type { Plant, SeasonFact } from '@planted/contracts';
import type { Day } from '@planted/season';
import { almanacsAt, cropsOf, knownOn, type PlannedGarden, type Places, plansOf } from './plan-gardens';

interface Stored {
  readonly season: FetchedSeason;
  readonly plants: readonly Plant[];
  readonly facts: readonly SeasonFact[];
  readonly today: Day;
}

/** What a change of place did to the steps that are still to be done. */
interface MovedByPlace {
  /** They are on another day than before. */
  readonly moved: number;
  /** They have a day, and had none. */
  readonly dated: number;
}

/** Plans gardens at their places before and after a change, and counts the steps that it moved. */
export function movedByPlace(
  { season, plants, facts, today }: Stored,
  before: Places,
  after: Places,
): MovedByPlace {
  const crops = cropsOf(plants, facts);
  const ids = season.gardens.map(({ id }) => id);
  const daysAt = (places: Places) => {
    const almanacs = almanacsAt(ids, places, crops);
    const learns = places.choice?.learns ?? true;
    const { gardens } = plansOf(season, { almanacs, known: knownOn(today, plants), learns });
    return new Map(gardens.flatMap(openSteps));
  };
  const [was, is] = [daysAt(before), daysAt(after)];
  const changed = [...is].filter(([step, day]) => was.get(step) !== day);
  const moved = changed.filter(([step]) => was.has(step)).length;
  return { moved, dated: changed.length - moved };
}

/** What is still to be done of what stands or is to come, each with its day. */
function openSteps({ garden, plan }: PlannedGarden): (readonly [step: string, day: Day])[] {
  const live = new Set(
    garden.plantings.flatMap(({ id, state }) => (state === 'standing' || state === 'coming' ? [id] : [])),
  );
  return (plan?.planned ?? []).flatMap(({ id, steps }) =>
    live.has(id)
      ? steps.flatMap(({ kind, day, state }) => (state === 'done' ? [] : [[`${id} ${kind}`, day] as const]))
      : [],
  );
}

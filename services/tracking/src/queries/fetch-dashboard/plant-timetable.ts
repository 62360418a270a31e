import type { Plant } from '@planted/contracts';
import { cardSpans, daysBetweenWaterings, harvestRestDays, stageAfterHarvest } from '@planted/garden-domain';

type Kind = Pick<Plant, 'id' | 'water_frequency' | 'growth_stages' | 'days_to_maturity' | 'single_harvest'>;

/** What SQL must know of the kinds of plants: column by column, for `unnest`. */
export interface PlantTimetable {
  readonly watering: { readonly plantIds: readonly string[]; readonly every: readonly number[] };
  /** Which stage a plant's card names from `since` to `until` whole days after its planting; -1 is before that. */
  readonly stages: {
    readonly plantIds: readonly string[];
    readonly names: readonly string[];
    readonly since: readonly number[];
    readonly until: readonly number[];
  };
  /** For how many days a harvest ends being ready, null for good, and the stage meanwhile. */
  readonly harvests: {
    readonly plantIds: readonly string[];
    readonly restDays: readonly (number | null)[];
    readonly stages: readonly string[];
  };
}

/** As far off as PostgreSQL's integers go. */
const FOR_GOOD = 2 ** 31 - 1;

/** When the kinds of plants want water, and which stage their cards name when. */
export function plantTimetable(plants: Iterable<Kind>): PlantTimetable {
  const kinds = [...plants];
  const waterings: { plantId: string; every: number }[] = [];
  const stages: { plantId: string; name: string; since: number; until: number }[] = [];
  for (const kind of kinds) {
    const every = daysBetweenWaterings(kind.water_frequency);
    if (every !== null) waterings.push({ plantId: kind.id, every });
    const spans = cardSpans(kind);
    for (const [at, { elapsed, stage }] of spans.entries()) {
      const until = (spans[at + 1]?.elapsed ?? FOR_GOOD) - 1;
      stages.push({ plantId: kind.id, name: stage, since: elapsed, until });
    }
  }
  return {
    watering: {
      plantIds: waterings.map(({ plantId }) => plantId),
      every: waterings.map(({ every }) => every),
    },
    stages: {
      plantIds: stages.map(({ plantId }) => plantId),
      names: stages.map(({ name }) => name),
      since: stages.map(({ since }) => since),
      until: stages.map(({ until }) => until),
    },
    harvests: {
      plantIds: kinds.map(({ id }) => id),
      restDays: kinds.map(harvestRestDays),
      stages: kinds.map(stageAfterHarvest),
    },
  };
}

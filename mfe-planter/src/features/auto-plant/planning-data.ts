import {
  fetchCompanionPlants,
  fetchCompanionPlantsKey,
  fetchFillerPlants,
  fetchOrganicPestControlPlants,
  fetchOwnKinds,
  fetchOwnKindsKey,
  fetchPollinatorPlants,
  fetchSeasonFacts,
  fetchSeasonFactsKey,
  fetchVarieties,
  fetchVarietiesKey,
  readPlants,
  readPlantsKey,
} from '@planted/api-client';
import { type Plant, withOwnKinds, withVarieties } from '@planted/contracts';
import { isOwnKindId, isVarietyId } from '@planted/garden-domain';
import { type Companions, NO_COMPANIONS } from '../../companions/companions';
import type { PlantPreset } from '../../planter/plan-report';
import type { GrowthFacts } from './suiting-plants';

/** What a run knows of the catalogue; empty where it could not be loaded (2 §8). */
export interface PlanningData {
  readonly catalogue: readonly Plant[];
  /** The varieties and own kinds among what is chosen, as rows of the plant table. */
  readonly varieties: readonly Plant[];
  readonly fillers: readonly Plant[];
  readonly pollinators: readonly Plant[];
  readonly pestControl: readonly Plant[];
  readonly companions: Companions;
  /** How kinds grow; empty where it could not be loaded, which the plan then says itself. */
  readonly growth: GrowthFacts;
  /** What could not be loaded, in words. */
  readonly missing: readonly string[];
}

export const NO_PLANNING_DATA: PlanningData = {
  catalogue: [],
  varieties: [],
  fillers: [],
  pollinators: [],
  pestControl: [],
  companions: NO_COMPANIONS,
  growth: new Map(),
  missing: [],
};

/** Keeps answers for the visit, as the query client does. */
export type Remember = <T>(key: readonly unknown[], load: () => Promise<T>) => Promise<T>;

/** The words of 2 §8 for the console, what they mean for the gardener, and the pronoun of what is missing. */
const failures = {
  plants: ['Failed to load plants', 'Plant details could not be loaded', 'them'],
  fillers: ['Failed to load Filler Plants', 'Filler plants could not be loaded', 'them'],
  pollinators: ['Failed to load Pollinator Plants', 'Pollinator plants could not be loaded', 'them'],
  pestControl: [
    'Failed to load Organic Pest Control Plants',
    'Pest-control plants could not be loaded',
    'them',
  ],
  companions: ['Failed to load companions', 'Companion plant data could not be loaded', 'it'],
} as const;

/** Loads what a run with this preset needs; what fails is logged and empty, and the run continues (2 §8). */
export async function loadPlanningData(
  chosen: readonly string[],
  preset: PlantPreset,
  remember: Remember,
): Promise<PlanningData> {
  const missing: string[] = [];
  const loaded = async <T>(
    what: keyof typeof failures,
    key: readonly unknown[],
    load: () => Promise<T>,
    empty: T,
  ): Promise<T> => {
    try {
      return await remember(key, load);
    } catch (cause) {
      const [logged, told, them] = failures[what];
      console.warn(logged, cause);
      missing.push(`${told}. This plan was made without ${them}.`);
      return empty;
    }
  };
  const none: readonly Plant[] = [];
  const offers = preset === 'mix';
  const varietyFacts = chosen.some(isVarietyId)
    ? remember(fetchVarietiesKey, () => fetchVarieties()).catch(() => [])
    : [];
  const ownKinds = chosen.some(isOwnKindId)
    ? remember(fetchOwnKindsKey, () => fetchOwnKinds()).catch(() => [])
    : [];
  const [catalogue, varieties, own, growth, fillers, pollinators, pestControl] = await Promise.all([
    loaded('plants', readPlantsKey, () => readPlants(), none),
    varietyFacts,
    ownKinds,
    remember(fetchSeasonFactsKey, () => fetchSeasonFacts()).catch(() => []),
    offers ? loaded('fillers', ['filler-plants'], () => fetchFillerPlants(), none) : none,
    offers ? loaded('pollinators', ['pollinator-plants'], () => fetchPollinatorPlants(), none) : none,
    offers
      ? loaded('pestControl', ['organic-pest-control-plants'], () => fetchOrganicPestControlPlants(), none)
      : none,
  ]);
  const mayStand = preset === 'random' ? catalogue : [...fillers, ...pollinators, ...pestControl];
  const ids = [...new Set([...chosen, ...mayStand.map(({ id }) => id)])].sort();
  const companions =
    ids.length === 0
      ? NO_COMPANIONS
      : await loaded(
          'companions',
          [...fetchCompanionPlantsKey, ids],
          () => fetchCompanionPlants(ids),
          NO_COMPANIONS,
        );
  return {
    ...{ catalogue, fillers, pollinators, pestControl, companions, missing },
    varieties: withOwnKinds(withVarieties(catalogue, varieties), own).filter(
      ({ id }) => isVarietyId(id) && chosen.includes(id),
    ),
    growth: new Map(growth.map((fact) => [fact.id, fact])),
  };
}

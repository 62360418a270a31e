import {
  fetchCompanionPlants,
  fetchCompanionPlantsKey,
  fetchFillerPlants,
  fetchOrganicPestControlPlants,
  fetchPollinatorPlants,
  readPlants,
  readPlantsKey,
} from '@planted/api-client';
import type { Plant } from '@planted/contracts';
import { type Companions, NO_COMPANIONS } from '../../companions/companions';
import type { PlantPreset } from '../../planter/plan-report';

/** What a run knows of the catalogue; empty where it could not be loaded (2 §8). */
export interface PlanningData {
  readonly catalogue: readonly Plant[];
  readonly fillers: readonly Plant[];
  readonly pollinators: readonly Plant[];
  readonly pestControl: readonly Plant[];
  readonly companions: Companions;
  /** What could not be loaded, in words. */
  readonly missing: readonly string[];
}

export const NO_PLANNING_DATA: PlanningData = {
  catalogue: [],
  fillers: [],
  pollinators: [],
  pestControl: [],
  companions: NO_COMPANIONS,
  missing: [],
};

/** Keeps answers for the visit, as the query client does. */
export type Remember = <T>(key: readonly unknown[], load: () => Promise<T>) => Promise<T>;

/** The words of 2 §8 for the console, and what they mean for the gardener. */
const failures = {
  plants: ['Failed to load plants', 'The facts of the plants could not be loaded'],
  fillers: ['Failed to load Filler Plants', 'Plants to fill empty places could not be loaded'],
  pollinators: ['Failed to load Pollinator Plants', 'Plants for pollinators could not be loaded'],
  pestControl: ['Failed to load Organic Pest Control Plants', 'Plants against pests could not be loaded'],
  companions: ['Failed to load companions', 'Which plants are good neighbours could not be loaded'],
} as const;

/** Loads what a run with this preset needs; what fails is logged and empty, and the run goes on (2 §8). */
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
      const [logged, told] = failures[what];
      console.warn(logged, cause);
      missing.push(`${told}: the plan goes without.`);
      return empty;
    }
  };
  const none: readonly Plant[] = [];
  const offers = preset === 'mix';
  const [catalogue, fillers, pollinators, pestControl] = await Promise.all([
    loaded('plants', readPlantsKey, () => readPlants(), none),
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
  return { catalogue, fillers, pollinators, pestControl, companions, missing };
}

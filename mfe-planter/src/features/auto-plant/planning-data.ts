import {
  fetchCompanionPlants,
  fetchFillerPlants,
  fetchOrganicPestControlPlants,
  fetchPollinatorPlants,
  readPlants,
} from '@planted/api-client';
import type { Plant } from '@planted/contracts';
import { type Companions, NO_COMPANIONS } from '../../companions/companions';
import type { PlantPreset } from '../../planter/garden-work';

/** What a run knows of the catalogue; empty where it could not be loaded (2 §8). */
export interface PlanningData {
  readonly catalogue: readonly Plant[];
  readonly fillers: readonly Plant[];
  readonly pollinators: readonly Plant[];
  readonly pestControl: readonly Plant[];
  readonly companions: Companions;
}

export const NO_PLANNING_DATA: PlanningData = {
  catalogue: [],
  fillers: [],
  pollinators: [],
  pestControl: [],
  companions: NO_COMPANIONS,
};

/** Keeps answers for the visit, as the query client does. */
export type Remember = <T>(key: readonly unknown[], load: () => Promise<T>) => Promise<T>;

/** Loads what a run with this preset needs; what fails is logged and empty, and the run goes on (2 §8). */
export async function loadPlanningData(
  chosen: readonly string[],
  preset: PlantPreset,
  remember: Remember,
): Promise<PlanningData> {
  const loaded = async <T>(
    text: string,
    key: readonly unknown[],
    load: () => Promise<T>,
    empty: T,
  ): Promise<T> => {
    try {
      return await remember(key, load);
    } catch (cause) {
      console.warn(text, cause);
      return empty;
    }
  };
  const none: readonly Plant[] = [];
  const offers = preset === 'user' ? undefined : true;
  const [catalogue, fillers, pollinators, pestControl] = await Promise.all([
    loaded('Failed to load plants', ['plants'], () => readPlants(), none),
    offers
      ? loaded('Failed to load Filler Plants', ['filler-plants'], () => fetchFillerPlants(), none)
      : none,
    offers
      ? loaded('Failed to load Pollinator Plants', ['pollinator-plants'], () => fetchPollinatorPlants(), none)
      : none,
    offers
      ? loaded(
          'Failed to load Organic Pest Control Plants',
          ['organic-pest-control-plants'],
          () => fetchOrganicPestControlPlants(),
          none,
        )
      : none,
  ]);
  const ids = [
    ...new Set([...chosen, ...[...fillers, ...pollinators, ...pestControl].map(({ id }) => id)]),
  ].sort();
  const companions =
    ids.length === 0
      ? NO_COMPANIONS
      : await loaded(
          'Failed to load companions',
          ['companion-plants', ids],
          () => fetchCompanionPlants(ids),
          NO_COMPANIONS,
        );
  return { catalogue, fillers, pollinators, pestControl, companions };
}

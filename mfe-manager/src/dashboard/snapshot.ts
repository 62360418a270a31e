import type { GardenPlant, GardenRow } from '@planted/contracts';

export interface Counter {
  readonly label: string;
  /** null while it is not known. */
  readonly value: number | null;
  /** Stands out unless it is 0. */
  readonly isWarm?: boolean;
}

interface Counts {
  readonly gardens: number;
  readonly plants: number;
  readonly readyForPlanting: number;
  readonly readyForHarvest: number;
}

/** The five counters of the Garden Snapshot (3 §2.2); null where the gardens could not be loaded. */
export const countersOf = (counts: Counts | null): readonly Counter[] => [
  { label: 'Total Gardens', value: counts?.gardens ?? null },
  { label: 'Total Plants', value: counts?.plants ?? null },
  { label: 'Ready for Planting', value: counts?.readyForPlanting ?? null },
  { label: 'Ready for Harvest', value: counts?.readyForHarvest ?? null, isWarm: true },
  { label: 'Community Notifications', value: 0 },
];

/** Counts gardens, plants, those without a planting date and those that are ripe. */
export const countsOf = (gardens: readonly GardenRow[], plants: readonly GardenPlant[]): Counts => ({
  gardens: gardens.length,
  plants: plants.length,
  readyForPlanting: plants.filter(({ planted_date }) => planted_date === null).length,
  readyForHarvest: plants.filter(({ plant_status }) => plant_status === 'harvestable').length,
});

import type { Dashboard } from '@planted/contracts';

export interface Counter {
  readonly label: string;
  /** null while it is not known. */
  readonly value: number | null;
  /** Stands out unless it is 0. */
  readonly isWarm?: boolean;
}

/** The five counters of the Garden Snapshot (3 §2.2); null where the gardens could not be loaded. */
export const countersOf = (counts: Dashboard['counts'] | null): readonly Counter[] => [
  { label: 'Total Gardens', value: counts?.gardens ?? null },
  { label: 'Total Plants', value: counts?.plants ?? null },
  { label: 'Ready for Planting', value: counts?.readyForPlanting ?? null },
  { label: 'Ready for Harvest', value: counts?.readyForHarvest ?? null, isWarm: true },
  { label: 'Community Notifications', value: 0 },
];

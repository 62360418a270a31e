import type { GardenPlant, GardenRow } from '@planted/contracts';

/** The five counters of the Garden Snapshot (3 §2.2). */
export function snapshotOf(gardens: readonly GardenRow[], plants: readonly GardenPlant[]) {
  return [
    { label: 'Total Gardens', value: gardens.length },
    { label: 'Total Plants', value: plants.length },
    { label: 'Ready for Planting', value: plants.filter(({ planted_date }) => planted_date === null).length },
    {
      label: 'Ready for Harvest',
      value: plants.filter(({ plant_status }) => plant_status === 'harvestable').length,
    },
    { label: 'Community Notifications', value: 0 },
  ] as const;
}

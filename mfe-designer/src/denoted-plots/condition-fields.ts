import {
  type GrowingConditions,
  HARDINESS_ZONES,
  MAINTENANCE_LEVELS,
  SOIL_TYPES,
  SUNLIGHT_LEVELS,
} from '@planted/garden-domain';

/** The four dropdowns of a card, in their order (1 §2). */
export const conditionFields: readonly {
  readonly key: keyof GrowingConditions;
  readonly label: string;
  readonly options: readonly string[];
}[] = [
  { key: 'soilType', label: 'Soil type', options: SOIL_TYPES },
  { key: 'hardiness', label: 'Hardiness zone', options: HARDINESS_ZONES },
  { key: 'sunlight', label: 'Sunlight', options: SUNLIGHT_LEVELS },
  { key: 'maintenance', label: 'Maintenance', options: MAINTENANCE_LEVELS },
];

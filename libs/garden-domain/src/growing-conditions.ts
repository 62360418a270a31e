/** The four settings of a plot and their options (1 §5). */
export const SOIL_TYPES = ['Loamy', 'Sandy', 'Clay', 'Silty', 'Peaty', 'Chalky', 'Saline'] as const;
export const SUNLIGHT_LEVELS = ['Full Sun', 'Partial Sun', 'Partial Shade', 'Full Shade'] as const;
export const MAINTENANCE_LEVELS = ['Low', 'Medium', 'High'] as const;
/** 1a, 1b … 13a, 13b. */
export const HARDINESS_ZONES = [
  '1a',
  '1b',
  '2a',
  '2b',
  '3a',
  '3b',
  '4a',
  '4b',
  '5a',
  '5b',
  '6a',
  '6b',
  '7a',
  '7b',
  '8a',
  '8b',
  '9a',
  '9b',
  '10a',
  '10b',
  '11a',
  '11b',
  '12a',
  '12b',
  '13a',
  '13b',
] as const;

export type SoilType = (typeof SOIL_TYPES)[number];
export type Sunlight = (typeof SUNLIGHT_LEVELS)[number];
export type Maintenance = (typeof MAINTENANCE_LEVELS)[number];
export type HardinessZone = (typeof HARDINESS_ZONES)[number];

export interface GrowingConditions {
  readonly soilType: SoilType;
  readonly hardiness: HardinessZone;
  readonly sunlight: Sunlight;
  readonly maintenance: Maintenance;
}

/** 1 §5 defaults. */
export const DEFAULT_CONDITIONS: GrowingConditions = {
  soilType: 'Loamy',
  hardiness: '5b',
  sunlight: 'Full Sun',
  maintenance: 'Low',
};

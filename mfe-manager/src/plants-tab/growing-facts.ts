import type { Plant } from '@planted/contracts';

export interface GrowingFact {
  readonly label: string;
  readonly value: string;
}

/** Hours of sun a day by the catalogue's word (3 §9). */
const SUN_HOURS = new Map([
  ['Full Sun', '6+'],
  ['Partial Sun', '4 to 6'],
  ['Partial Shade', '3 to 4'],
  ['Full Shade', 'under 3'],
  ['Filtered Light', '3 to 5'],
]);

/** What the footer of a plant's card shows (3 §2.3). */
export const growingFacts = (plant: Plant): GrowingFact[] => [
  { label: 'Soil pH', value: plant.soil_ph },
  { label: 'Temperature', value: `${plant.temperature_min} to ${plant.temperature_max}\u00a0°F` },
  { label: 'Sun hours', value: SUN_HOURS.get(plant.sunlight) ?? plant.sunlight },
  { label: 'Watering', value: `${plant.water_frequency} per week` },
  { label: 'Canopy density', value: plant.canopy_density },
  { label: 'Growth speed', value: plant.growth_speed },
  { label: 'Drought tolerance', value: plant.drought_tolerance },
  { label: 'Shade tolerance', value: plant.shade_tolerance },
  { label: 'Humidity tolerance', value: plant.humidity_tolerance },
  { label: 'Heat tolerance', value: plant.heat_tolerance },
  { label: 'Frost tolerance', value: plant.frost_tolerance },
];

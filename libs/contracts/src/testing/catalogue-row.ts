import type { Plant } from '../plant';
import { examplePlant } from './example-plant';

/** A row of the plant table for tests: an annual herb for full sun, with what a test says of it. */
export const catalogueRow = (known: Partial<Plant> = {}): Plant =>
  examplePlant({
    id: 'basil-sweet',
    plant_name: 'Sweet Basil',
    scientific_name: 'Ocimum basilicum',
    plant_type: 'herb',
    tags: ['Beginner Friendly'],
    short_description: 'A summer herb.',
    days_to_maturity: 60,
    plant_size: 'small',
    plants_per_square_foot: 4,
    sunlight: 'Full Sun',
    soil_type: ['Loamy'],
    water_needs: 'Mesic',
    drought_tolerance: 'Low',
    heat_tolerance: 'High',
    frost_tolerance: 'Low',
    growth_speed: 'High',
    hardiness_zones: ['5b'],
    temperature_min: 50,
    temperature_max: 95,
    planting_season: ['spring'],
    storage_life: 'low',
    growth_stages: [{ name: 'Germination', days: 60 }],
    ...known,
  });

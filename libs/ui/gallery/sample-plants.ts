import type { PlantDetails, RelatedPlant } from '../src';

const related = (...names: string[]): RelatedPlant[] =>
  names.map((name) => ({ id: name.toLowerCase().replaceAll(' ', '-'), name }));

export const beefsteak: PlantDetails = {
  id: 'tomato-beefsteak',
  plant_name: 'Beefsteak Tomato',
  plant_image_url: '/illustrations/plants/tomato-beefsteak.svg',
  tags: ['Heat Lover', 'Heavy Feeder', 'Needs Staking'],
  scientific_name: 'Solanum lycopersicum',
  plant_type: 'vegetable',
  crop_type: 'Nightshade',
  lifecycle: 'annual',
  short_description: 'A slicing tomato as broad as the bread.',
  long_description:
    'Ribbed fruit of a pound and more on a tall vine that wants a stake by June. Plant it deep, take the side shoots out, and water the soil rather than the leaves.',
  soil_type: ['Loamy', 'Sandy', 'Silty'],
  soil_ph: '6.0-6.8',
  sunlight: 'Full Sun',
  water_needs: 'Mesic',
  hardiness_zones: ['4a', '4b', '5a', '5b', '6a', '6b', '7a', '7b', '8a', '8b', '9a', '9b', '10a', '10b'],
  hardiness_range: '4a-10b',
  temperature_min: 55,
  temperature_max: 90,
  days_to_maturity: 85,
  days_to_maturity_min: 80,
  days_to_maturity_max: 95,
  planting_season: ['spring', 'summer'],
  start_indoors: '6-8 weeks before last frost',
  transplant_time: '1-2 weeks after last frost',
  mature_height: 72,
  mature_width: 30,
  planting_width: 2,
  planting_height: 2,
  plants_per_square_foot: null,
  pet_safe_non_toxic: false,
  amazon_purchase_link: 'https://www.amazon.com/s?k=beefsteak+tomato+seeds',
};

/** Where nothing is known, it says so. */
export const bare: PlantDetails = {
  ...beefsteak,
  id: 'foundling',
  plant_name: 'Foundling',
  plant_image_url: null,
  tags: [],
  scientific_name: null,
  short_description: null,
  long_description: null,
  start_indoors: null,
  transplant_time: null,
  hardiness_range: '',
  hardiness_zones: [],
  planting_season: [],
  plants_per_square_foot: 4,
  pet_safe_non_toxic: true,
  amazon_purchase_link: null,
};

export const relatedTo = {
  companions: related('Sweet Basil', 'Carrot', 'French Marigold', 'Chives', 'Borage', 'Parsley'),
  avoids: related('Potato', 'Fennel', 'Sweet Corn'),
};

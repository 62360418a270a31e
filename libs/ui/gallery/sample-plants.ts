import type { PlantDetails, RelatedPlant } from '../src';
import { tomato } from '../src/testing/tomato';

const related = (...names: string[]): RelatedPlant[] =>
  names.map((name) => ({ id: name.toLowerCase().replaceAll(' ', '-'), name }));

export const beefsteak: PlantDetails = {
  ...tomato,
  tags: ['Heat Lover', 'Heavy Feeder', 'Needs Staking'],
  soil_type: ['Loamy', 'Sandy', 'Silty'],
  long_description:
    'Ribbed fruit of a pound and more on a tall vine that wants a stake by June. Plant it deep, take the side shoots out, and water the soil rather than the leaves.',
  hardiness_zones: ['4a', '4b', '5a', '5b', '6a', '6b', '7a', '7b', '8a', '8b', '9a', '9b', '10a', '10b'],
  hardiness_range: '4a-10b',
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

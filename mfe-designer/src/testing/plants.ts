import type { Plant } from '@planted/contracts';
import { examplePlant } from '@planted/contracts/testing';

/** A plant that fits the default conditions in every check but those that are given otherwise. */
export const plantLike = (given: Partial<Plant> & Pick<Plant, 'id'>): Plant =>
  examplePlant({
    plant_name: given.id,
    plant_type: 'herb',
    plant_image_url: `/illustrations/plants/${given.id}.svg`,
    optimized_plant_image_url: `/illustrations/plants/${given.id}.svg`,
    sunlight: 'Full Sun',
    soil_type: ['Loamy'],
    water_needs: 'Xeric',
    hardiness_zones: ['5b'],
    temperature_min: 50,
    temperature_max: 90,
    ...given,
  });

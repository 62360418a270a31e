import { exampleSeasonFact, examplePlant } from '@planted/contracts/testing';
import { madison } from '@planted/season/testing/madison';

/** Where the gardener's garden is, as the server answers it. */
export const madisonPlace = {
  data: {
    version: 1,
    choice: {
      place: {
        name: 'Madison',
        region: 'Wisconsin',
        latitude: 43.1,
        longitude: -89.4,
        elevation: 263,
        town: null,
      },
      ownDates: null,
    },
    inherited: null,
    from: 'gardener',
    climate: madison,
    gardens: [],
  },
};

export const bean = examplePlant({
  ...{ id: 'bean-bush', plant_name: 'Bush Bean', plant_type: 'vegetable', days_to_maturity: 55 },
  ...{ planting_width: 1, planting_height: 1 },
});
export const beanFact = exampleSeasonFact();

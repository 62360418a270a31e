import { bruno } from './garden.examples';
import {
  datesSet,
  first,
  garden,
  gardenSaved,
  layoutSaved,
  planted,
  plantNotFound,
  rated,
  rating,
  second,
} from './growing-plants.examples';

describe('rating the health of plants', () => {
  const inTheGround = [gardenSaved, layoutSaved(first, second), datesSet(planted(first))];

  it('records what differs, and nothing for a repeat', () => {
    garden
      .given(...inTheGround)
      .when(rating(first, 6))
      .thenEvents(rated(first, 6));
    garden
      .given(...inTheGround)
      .when(rating(first, 8))
      .thenNothing();
    garden
      .given(...inTheGround, rated(first, 6))
      .when(rating(first, 6))
      .thenNothing();
  });

  it('refuses a plant that is only planned, and one of another gardener', () => {
    garden
      .given(...inTheGround)
      .when(rating(second, 6))
      .thenRefused({
        code: 'conflict',
        field: 'plantHealthUpdates.0.plant_id',
        message: 'Tomato is not planted yet: set its planting date first',
      });
    garden
      .given(...inTheGround)
      .when(rating(first, 6, bruno))
      .thenRefused(plantNotFound('plantHealthUpdates.0.plant_id'));
  });
});

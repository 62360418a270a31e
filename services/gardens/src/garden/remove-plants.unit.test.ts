import {
  datesSet,
  first,
  garden,
  gardenSaved,
  layoutSaved,
  planted,
  plantNotFound,
  rating,
  removed,
  removing,
  second,
  today,
  watering,
} from './growing-plants.examples';

describe('removing plants', () => {
  it('takes out those that are named, and knows nothing more of them', () => {
    const grown = [gardenSaved, layoutSaved(first, second), datesSet(planted(first))];
    garden
      .given(...grown)
      .when(removing(first))
      .thenEvents(removed(first));
    const without = garden.given(...grown, removed(first));
    without.when(watering(today)).thenNothing();
    without.when(rating(first, 5)).thenRefused(plantNotFound('plantHealthUpdates.0.plant_id'));
    without.when(removing(second, first)).thenRefused(plantNotFound('plantIds.1'));
  });

  it('is not found in another’s garden', () => {
    garden
      .given(gardenSaved, layoutSaved(first))
      .when({ ...removing(first), actorId: 'somebody-else' })
      .thenRefused(plantNotFound('plantIds.0'));
  });
});

import { bruno } from './garden.examples';
import {
  completed,
  datesSet,
  dating,
  first,
  garden,
  gardenSaved,
  layoutSaved,
  planted,
  plantNotFound,
  rated,
  second,
  today,
} from './growing-plants.examples';

describe('setting planting dates', () => {
  it('MAN-2 plants what was planned: health 8, and the harvest after days_to_maturity', () => {
    garden
      .given(gardenSaved, layoutSaved(first, second))
      .when(dating({ [first]: today }))
      .thenEvents(datesSet(planted(first)));
  });

  it('MAN-2 completes the planting with the last plant, and only then', () => {
    garden
      .given(gardenSaved, layoutSaved(first, second), datesSet(planted(first)))
      .when(dating({ [second]: today }))
      .thenEvents(datesSet(planted(second)), completed(2));
    garden
      .given(gardenSaved, layoutSaved(first))
      .when(dating({ [first]: today }))
      .thenEvents(datesSet(planted(first)), completed(1));
  });

  it('changes the date of a plant that was planted, keeps its health, and completes nothing again', () => {
    garden
      .given(gardenSaved, layoutSaved(first), datesSet(planted(first)), completed(1), rated(first, 5))
      .when(dating({ [first]: '2026-05-20' }))
      .thenEvents(
        datesSet(
          planted(first, {
            oldStatus: 'planted',
            plantedDate: '2026-05-20',
            expectedHarvestDate: '2026-06-17',
            healthRating: 5,
          }),
        ),
      );
  });

  it('records nothing for the same dates again', () => {
    garden
      .given(gardenSaved, layoutSaved(first), datesSet(planted(first)), completed(1))
      .when(dating({ [first]: today }))
      .thenNothing();
  });

  it('knows nothing more of a plant that was removed', () => {
    garden
      .given(gardenSaved, layoutSaved(first), datesSet(planted(first)), layoutSaved(second))
      .when(dating({ [second]: today, [first]: today }))
      .thenRefused(plantNotFound('plantingDates.1.plant_id'));
  });

  it.each(['1900-01-01', '2029-01-01', '9999-12-31'])('refuses %s, which no plant was planted on', (day) => {
    garden
      .given(gardenSaved, layoutSaved(first, second))
      .when(dating({ [first]: today, [second]: day }))
      .thenRefused({
        code: 'invalid',
        field: 'plantingDates.1.planted_date',
        message: 'plantingDates.1.planted_date: must be a date from the past 100 years to two years from now',
      });
  });

  it('refuses a plant whose kind the catalogue has no more', () => {
    garden
      .given(gardenSaved, layoutSaved(first))
      .when({ ...dating({ [first]: today }), plants: () => undefined })
      .thenRefused({
        code: 'invalid',
        field: 'plantingDates.0.plant_id',
        message: 'plantingDates.0.plant_id: Radish is no longer in the plant catalog',
      });
  });

  it('refuses another’s plant as one that is not there', () => {
    const refusal = plantNotFound('plantingDates.0.plant_id');
    garden
      .given(gardenSaved, layoutSaved(first))
      .when(dating({ [first]: today }, bruno))
      .thenRefused(refusal);
    garden.when(dating({ [first]: today })).thenRefused(refusal);
  });
});

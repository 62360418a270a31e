import { bruno, kitchenBedId } from './garden.examples';
import {
  datesSet,
  first,
  garden,
  gardenSaved,
  layoutSaved,
  logged,
  loggedData,
  planted,
  second,
  today,
  watered,
  watering,
} from './growing-plants.examples';

describe('watering a garden', () => {
  const tomorrow = '2026-05-22';
  const halfPlanted = [gardenSaved, layoutSaved(first, second), datesSet(planted(first))];

  it('MAN-3 waters every plant that is not planned', () => {
    garden
      .given(...halfPlanted)
      .when(watering(today))
      .thenEvents(watered(today, first));
  });

  it('MAN-3 leaves out a plant whose planting date is still to come', () => {
    garden
      .given(...halfPlanted, datesSet(planted(second, { plantedDate: tomorrow })))
      .when(watering(today))
      .thenEvents(watered(today, first));
  });

  it('records nothing for the same day again, nor for a day before it', () => {
    garden
      .given(...halfPlanted, watered(today, first))
      .when(watering(today))
      .thenNothing();
    garden
      .given(...halfPlanted, watered(tomorrow, first))
      .when(watering(today))
      .thenNothing();
  });

  it.each([
    ['of the garden', 'garden', kitchenBedId, [second]],
    ['of a plant', 'plant', first, [second]],
  ] as const)(
    'EDT-8 leaves out what an event %s says was watered that day',
    (_of, subject, subjectId, left) => {
      const both = [gardenSaved, layoutSaved(first, second), datesSet(planted(first))];
      garden
        .given(...both, logged(subject, subjectId, today), datesSet(planted(second)))
        .when(watering(today))
        .thenEvents(watered(today, ...left));
    },
  );

  it('EDT-8 is not kept from watering by events of earlier days, of days to come, and of other acts', () => {
    for (const event of [
      logged('garden', kitchenBedId, '2026-05-20'),
      logged('garden', kitchenBedId, '2999-01-01'),
      { ...logged('garden', kitchenBedId, today), data: { ...loggedData, action: 'weeded' as const } },
    ])
      garden
        .given(...halfPlanted, event)
        .when(watering(today))
        .thenEvents(watered(today, first));
  });

  it('waters what was planted since, on the same day', () => {
    garden
      .given(...halfPlanted, watered(today, first), datesSet(planted(second)))
      .when(watering(today))
      .thenEvents(watered(today, second));
  });

  it('records nothing in a garden where nothing is planted', () => {
    garden.given(gardenSaved, layoutSaved(first)).when(watering(today)).thenNothing();
  });

  it.each(['2026-05-23', '2025-05-01', '9999-12-31'])('refuses %s', (day) => {
    garden
      .given(...halfPlanted)
      .when(watering(day))
      .thenRefused({
        code: 'invalid',
        field: 'wateringDate',
        message: 'wateringDate: must be today or a date in the past year',
      });
  });

  it('refuses another’s garden as one that is not there', () => {
    const refusal = { code: 'not-found', field: 'gardenId', message: 'Garden not found' } as const;
    garden
      .given(...halfPlanted)
      .when(watering(today, bruno))
      .thenRefused(refusal);
    garden.when(watering(today)).thenRefused(refusal);
  });
});

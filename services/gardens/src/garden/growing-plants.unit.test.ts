import type { GardenEvent, Planting } from '@planted/contracts';
import { specify } from '@planted/event-sourcing/testing';
import { gardenEventNotes } from '@planted/garden-domain';
import { gardenDecider } from './garden.decider';
import { ada, bruno, kitchenBed, kitchenBedId, plants, radish, standing, tomato } from './garden.examples';
import type {
  RemovePlants,
  UpdatePlantHealthRating,
  UpdatePlantingDates,
  WaterAllPlants,
} from './garden-command';

const garden = specify(gardenDecider);
const today = '2026-05-21';
const [first, second] = ['0d000000-0000-4000-8000-000000000001', '0d000000-0000-4000-8000-000000000002'];

const gardenSaved: GardenEvent = { type: 'GardenSaved', schemaVersion: 2, data: kitchenBed };
const layoutSaved = (...ids: string[]): GardenEvent => ({
  type: 'LayoutSaved',
  schemaVersion: 2,
  data: {
    gardenId: kitchenBedId,
    plants: ids.map((id, x) => standing(id === first ? radish : tomato, { id, x })),
  },
});
const planted = (id: string, changes: Partial<Planting> = {}): Planting => ({
  id,
  oldStatus: 'planned',
  plantedDate: today,
  expectedHarvestDate: id === first ? '2026-06-18' : '2026-08-09',
  healthRating: 8,
  ...changes,
});
const datesSet = (...plantings: Planting[]): GardenEvent => ({
  type: 'PlantingDatesSet',
  schemaVersion: 1,
  data: { gardenId: kitchenBedId, plantings },
});
const completed = (plantCount: number): GardenEvent => ({
  type: 'GardenPlantingCompleted',
  schemaVersion: 1,
  data: { gardenId: kitchenBedId, plantCount },
});
const rated = (id: string, healthRating: number): GardenEvent => ({
  type: 'PlantHealthRated',
  schemaVersion: 1,
  data: { gardenId: kitchenBedId, ratings: [{ id, healthRating }] },
});
const watered = (wateredDate: string, ...plantIds: string[]): GardenEvent => ({
  type: 'GardenWatered',
  schemaVersion: 1,
  data: { gardenId: kitchenBedId, wateredDate, plantIds },
});

const loggedData = {
  gardenId: kitchenBedId,
  subject: 'garden',
  subjectId: kitchenBedId,
  action: 'watered',
  value: null,
  unit: null,
  oldStatus: null,
  newStatus: null,
  notes: gardenEventNotes(today, '09:00', ''),
} as const;
const logged = (subject: 'garden' | 'plant', subjectId: string, day: string) => ({
  type: 'GardenEventRecorded' as const,
  schemaVersion: 2 as const,
  data: { ...loggedData, subject, subjectId, notes: gardenEventNotes(day, '09:00', '') },
});

const dating = (dates: Record<string, string>, actorId = ada): UpdatePlantingDates => ({
  type: 'UpdatePlantingDates',
  actorId,
  gardenId: kitchenBedId,
  dates: Object.entries(dates).map(([id, plantedDate], index) => ({
    field: `plantingDates.${index}.plant_id`,
    dateField: `plantingDates.${index}.planted_date`,
    id,
    plantedDate,
  })),
  plants,
  today,
});
const rating = (id: string, healthRating: number, actorId = ada): UpdatePlantHealthRating => ({
  type: 'UpdatePlantHealthRating',
  actorId,
  gardenId: kitchenBedId,
  ratings: [{ field: 'plantHealthUpdates.0.plant_id', id, healthRating }],
});
const watering = (wateredDate: string, actorId = ada): WaterAllPlants => ({
  type: 'WaterAllPlants',
  actorId,
  gardenId: kitchenBedId,
  wateredDate,
  today,
});
const removing = (...ids: string[]): RemovePlants => ({
  type: 'RemovePlants',
  actorId: ada,
  gardenId: kitchenBedId,
  plants: ids.map((id, index) => ({ field: `plantIds.${index}`, id })),
});
const removed = (...plantIds: string[]): GardenEvent => ({
  type: 'PlantsRemoved',
  schemaVersion: 1,
  data: { gardenId: kitchenBedId, plantIds },
});
const plantNotFound = (field: string) => ({ code: 'not-found' as const, field, message: 'Plant not found' });

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

import type { GardenEvent, Planting } from '@planted/contracts';
import { specify } from '@planted/event-sourcing/testing';
import { gardenEventNotes } from '@planted/garden-domain';
import { gardenDecider } from './garden.decider';
import { ada, kitchenBed, kitchenBedId, plants, radish, standing, tomato } from './garden.examples';
import type {
  RemovePlants,
  UpdatePlantHealthRating,
  UpdatePlantingDates,
  WaterAllPlants,
} from './garden-command';

/** Events and commands of a kitchen bed with a radish and a tomato, for the tests of what happens to growing plants. */
export const garden = specify(gardenDecider);
export const today = '2026-05-21';
export const [first, second] = [
  '0d000000-0000-4000-8000-000000000001',
  '0d000000-0000-4000-8000-000000000002',
];

export const gardenSaved: GardenEvent = { type: 'GardenSaved', schemaVersion: 3, data: kitchenBed };
export const layoutSaved = (...ids: string[]): GardenEvent => ({
  type: 'LayoutSaved',
  schemaVersion: 2,
  data: {
    gardenId: kitchenBedId,
    plants: ids.map((id, x) => standing(id === first ? radish : tomato, { id, x })),
  },
});
export const planted = (id: string, changes: Partial<Planting> = {}): Planting => ({
  id,
  oldStatus: 'planned',
  plantedDate: today,
  expectedHarvestDate: id === first ? '2026-06-18' : '2026-08-09',
  healthRating: 8,
  ...changes,
});
export const datesSet = (...plantings: Planting[]): GardenEvent => ({
  type: 'PlantingDatesSet',
  schemaVersion: 1,
  data: { gardenId: kitchenBedId, plantings },
});
export const completed = (plantCount: number): GardenEvent => ({
  type: 'GardenPlantingCompleted',
  schemaVersion: 1,
  data: { gardenId: kitchenBedId, plantCount },
});
export const rated = (id: string, healthRating: number): GardenEvent => ({
  type: 'PlantHealthRated',
  schemaVersion: 1,
  data: { gardenId: kitchenBedId, ratings: [{ id, healthRating }] },
});
export const watered = (wateredDate: string, ...plantIds: string[]): GardenEvent => ({
  type: 'GardenWatered',
  schemaVersion: 2,
  data: { gardenId: kitchenBedId, wateredDate, time: '09:15', plantIds },
});

export const loggedData = {
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
export const logged = (subject: 'garden' | 'plant', subjectId: string, day: string) => ({
  type: 'GardenEventRecorded' as const,
  schemaVersion: 2 as const,
  data: { ...loggedData, subject, subjectId, notes: gardenEventNotes(day, '09:00', '') },
});

export const dating = (dates: Record<string, string>, actorId = ada): UpdatePlantingDates => ({
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
export const rating = (id: string, healthRating: number, actorId = ada): UpdatePlantHealthRating => ({
  type: 'UpdatePlantHealthRating',
  actorId,
  gardenId: kitchenBedId,
  ratings: [{ field: 'plantHealthUpdates.0.plant_id', id, healthRating }],
});
export const watering = (wateredDate: string, actorId = ada): WaterAllPlants => ({
  type: 'WaterAllPlants',
  actorId,
  gardenId: kitchenBedId,
  wateredDate,
  time: '09:15',
  today,
});
export const removing = (...ids: string[]): RemovePlants => ({
  type: 'RemovePlants',
  actorId: ada,
  gardenId: kitchenBedId,
  plants: ids.map((id, index) => ({ field: `plantIds.${index}`, id })),
});
export const removed = (...plantIds: string[]): GardenEvent => ({
  type: 'PlantsRemoved',
  schemaVersion: 1,
  data: { gardenId: kitchenBedId, plantIds },
});
export const plantNotFound = (field: string) => ({
  code: 'not-found' as const,
  field,
  message: 'Plant not found',
});

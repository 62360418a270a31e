import { REMOVED_TEXT } from '@planted/contracts';
import { createUpcaster } from '@planted/event-sourcing';
import { describeFrozenExamples, recorded } from '@planted/event-sourcing/testing';
import { createEventSealing } from '@planted/service-kit';
import { personalDataStandIn } from '@planted/service-kit/testing';
import { gardenReadings } from './garden-commands';

const gardenId = '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b';
const ownerId = '0190a1b2-0000-7000-8000-000000000001';
const plantId = '0190a1b2-1111-5000-8000-000000000002';

const gardenSavedV1 = {
  gardenId,
  ownerId,
  name: 'Kitchen Bed',
  soilType: 'Loamy',
  hardinessZone: '5b',
  sunlight: 'Full Sun',
  maintenance: 'Low',
  matrix: '1,1\n1,0',
};
const { name: _, ...gardenSavedRest } = gardenSavedV1;
/** Sealed under the key of the stand-in, for the actor of the examples. */
const gardenSavedV2 = {
  ...gardenSavedRest,
  sealed: 'v1.0a_zRO_6QECnzbJRbpaK37HUZ2ZbBCtUpxL8twzopqwDmtAacTaKRQml3dbVgC6QWvc',
};
const layoutSavedV1 = {
  gardenId,
  plants: [
    {
      id: plantId,
      plantId: 'radish',
      plantName: 'Radish',
      x: 1,
      y: 0,
      width: 1,
      height: 1,
      color: '#d4365c',
    },
  ],
};
const gardenEventRecordedV1 = {
  gardenId,
  subject: 'plant',
  subjectId: plantId,
  action: 'fertilized',
  value: 2.5,
  unit: 'cups',
  oldStatus: null,
  newStatus: null,
  notes: 'Event occurred on 2026-05-21 at 09:00',
};

const gardenEventRecordedV2 = {
  gardenId,
  subject: 'plant',
  subjectId: plantId,
  action: 'fertilized',
  sealed:
    'v1.Uwy_YTB8az45a-Fi0ETcJYz8QLg4uvamdayZk7ZvTO9FpRev2oplajiSaG4-R5O0o8xohF8H3JqsQXBYCWVrIrH-Jryr9s9D3fJxluJ0uUeYuk2VDsWhMZZfS-1FEj_kK4rCftUc7QnqFujgx4HJgosTjtBRIupZSxL4H0ipJ4x1eSjqUHqXU88',
};

const plantingDatesSetV1 = {
  gardenId,
  plantings: [
    {
      id: plantId,
      oldStatus: 'planned',
      plantedDate: '2026-05-21',
      expectedHarvestDate: '2026-06-18',
      healthRating: 8,
    },
  ],
};
const gardenPlantingCompletedV1 = { gardenId, plantCount: 1 };
const plantHealthRatedV1 = { gardenId, ratings: [{ id: plantId, healthRating: 6.5 }] };
const gardenWateredV1 = { gardenId, wateredDate: '2026-05-22', plantIds: [plantId] };

const plantsRemovedV1 = { gardenId, plantIds: [plantId] };

const actor = recorded({ type: '', schemaVersion: 1, data: null }).metadata.actor;
const upcasterFor = (...forgotten: string[]) =>
  createUpcaster(gardenReadings, createEventSealing(personalDataStandIn(forgotten)).open);

describeFrozenExamples(upcasterFor(), [
  { stored: { type: 'GardenSaved', schemaVersion: 1, data: gardenSavedV1 }, current: gardenSavedV1 },
  { stored: { type: 'GardenSaved', schemaVersion: 2, data: gardenSavedV2 }, current: gardenSavedV1 },
  {
    stored: { type: 'GardenEventRecorded', schemaVersion: 2, data: gardenEventRecordedV2 },
    current: gardenEventRecordedV1,
  },
  { stored: { type: 'LayoutSaved', schemaVersion: 1, data: layoutSavedV1 }, current: layoutSavedV1 },
  {
    stored: { type: 'GardenEventRecorded', schemaVersion: 1, data: gardenEventRecordedV1 },
    current: gardenEventRecordedV1,
  },
  {
    stored: { type: 'PlantingDatesSet', schemaVersion: 1, data: plantingDatesSetV1 },
    current: plantingDatesSetV1,
  },
  {
    stored: { type: 'GardenPlantingCompleted', schemaVersion: 1, data: gardenPlantingCompletedV1 },
    current: gardenPlantingCompletedV1,
  },
  {
    stored: { type: 'PlantHealthRated', schemaVersion: 1, data: plantHealthRatedV1 },
    current: plantHealthRatedV1,
  },
  { stored: { type: 'GardenWatered', schemaVersion: 1, data: gardenWateredV1 }, current: gardenWateredV1 },
  { stored: { type: 'PlantsRemoved', schemaVersion: 1, data: plantsRemovedV1 }, current: plantsRemovedV1 },
]);

describe('of a gardener who is forgotten', () => {
  describeFrozenExamples(upcasterFor(actor), [
    {
      stored: { type: 'GardenSaved', schemaVersion: 2, data: gardenSavedV2 },
      current: { ...gardenSavedV1, name: REMOVED_TEXT },
    },
    {
      stored: { type: 'GardenEventRecorded', schemaVersion: 2, data: gardenEventRecordedV2 },
      current: {
        ...gardenEventRecordedV1,
        value: REMOVED_TEXT,
        unit: REMOVED_TEXT,
        oldStatus: REMOVED_TEXT,
        newStatus: REMOVED_TEXT,
        notes: REMOVED_TEXT,
      },
    },
  ]);
});

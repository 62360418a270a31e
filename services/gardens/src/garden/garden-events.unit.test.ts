import { createUpcaster } from '@planted/event-sourcing';
import { describeFrozenExamples } from '@planted/event-sourcing/testing';
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

describeFrozenExamples(createUpcaster(gardenReadings), [
  { stored: { type: 'GardenSaved', schemaVersion: 1, data: gardenSavedV1 }, current: gardenSavedV1 },
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

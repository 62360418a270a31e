import { z } from 'zod';
import { activityType } from '../activity';
import { serverConditions } from '../garden';
import { calendarDay, hexColor, uuid } from '../text';

/** A garden was saved, for the first time or with changed settings or shape. */
export const gardenSavedV1 = z.object({
  gardenId: uuid,
  ownerId: uuid,
  name: z.string(),
  soilType: serverConditions.soil_type,
  hardinessZone: serverConditions.hardiness_zone,
  sunlight: serverConditions.sunlight,
  maintenance: serverConditions.maintenance,
  matrix: z.string(),
});

export const placedPlantV1 = z.object({
  /** The garden plant's own id, kept while the same plant stands at the same corner. */
  id: uuid,
  plantId: z.string(),
  plantName: z.string(),
  x: z.number().int(),
  y: z.number().int(),
  width: z.number().int(),
  height: z.number().int(),
  color: hexColor,
});

/** The plants of a garden were saved; the list replaces the earlier one. */
export const layoutSavedV1 = z.object({ gardenId: uuid, plants: z.array(placedPlantV1) });

/** A gardener logged something that happened in a garden or to one plant. */
export const gardenEventRecordedV1 = z.object({
  gardenId: uuid,
  subject: z.enum(['garden', 'plant']),
  subjectId: uuid,
  action: activityType,
  value: z.union([z.string(), z.number()]).nullable(),
  unit: z.string().nullable(),
  oldStatus: z.string().nullable(),
  newStatus: z.string().nullable(),
  notes: z.string(),
});

/** Plants of a garden got a planting date, or another one. */
export const plantingDatesSetV1 = z.object({
  gardenId: uuid,
  plantings: z.array(
    z.object({
      /** The garden plant's own id. */
      id: uuid,
      oldStatus: z.enum(['planned', 'planted']),
      plantedDate: calendarDay,
      expectedHarvestDate: calendarDay,
      /** 0 to 10, as it is from now on. */
      healthRating: z.number(),
    }),
  ),
});

/** Every plant that stands in the garden has a planting date now, and one had none before. */
export const gardenPlantingCompletedV1 = z.object({ gardenId: uuid, plantCount: z.number().int() });

/** Plants of a garden are as healthy as this, 0 to 10. */
export const plantHealthRatedV1 = z.object({
  gardenId: uuid,
  ratings: z.array(z.object({ id: uuid, healthRating: z.number() })),
});

/** A garden was watered: these are its plants that were in the ground on that day. */
export const gardenWateredV1 = z.object({
  gardenId: uuid,
  wateredDate: calendarDay,
  plantIds: z.array(uuid),
});

/** Plants were taken out of a garden. */
export const plantsRemovedV1 = z.object({ gardenId: uuid, plantIds: z.array(uuid) });

/**
 * Every garden event by type and schema version; a frozen example of each stays in the tests. The second version of
 * two of them says the same as the first, and stands sealed where it is stored: see `personalFields`.
 */
export const gardenEventSchemas = {
  GardenSaved: { 1: gardenSavedV1, 2: gardenSavedV1 },
  LayoutSaved: { 1: layoutSavedV1 },
  GardenEventRecorded: { 1: gardenEventRecordedV1, 2: gardenEventRecordedV1 },
  PlantingDatesSet: { 1: plantingDatesSetV1 },
  GardenPlantingCompleted: { 1: gardenPlantingCompletedV1 },
  PlantHealthRated: { 1: plantHealthRatedV1 },
  GardenWatered: { 1: gardenWateredV1 },
  PlantsRemoved: { 1: plantsRemovedV1 },
} as const;

const unchanged = (data: unknown): unknown => data;

/** From each older version to the next. */
export const gardenEventSteps = {
  GardenSaved: { 1: unchanged },
  GardenEventRecorded: { 1: unchanged },
} as const;

export type Planting = z.infer<typeof plantingDatesSetV1>['plantings'][number];

export type PlacedPlant = z.infer<typeof placedPlantV1>;

export type GardenEvent =
  | { type: 'GardenSaved'; schemaVersion: 2; data: z.infer<typeof gardenSavedV1> }
  | { type: 'LayoutSaved'; schemaVersion: 1; data: z.infer<typeof layoutSavedV1> }
  | { type: 'GardenEventRecorded'; schemaVersion: 2; data: z.infer<typeof gardenEventRecordedV1> }
  | { type: 'PlantingDatesSet'; schemaVersion: 1; data: z.infer<typeof plantingDatesSetV1> }
  | { type: 'GardenPlantingCompleted'; schemaVersion: 1; data: z.infer<typeof gardenPlantingCompletedV1> }
  | { type: 'PlantHealthRated'; schemaVersion: 1; data: z.infer<typeof plantHealthRatedV1> }
  | { type: 'GardenWatered'; schemaVersion: 1; data: z.infer<typeof gardenWateredV1> }
  | { type: 'PlantsRemoved'; schemaVersion: 1; data: z.infer<typeof plantsRemovedV1> };

/** The stream of a garden. */
export const gardenStream = (gardenId: string): string => `garden-${gardenId}`;

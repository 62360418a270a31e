import { z } from 'zod';
import { activityType } from '../activity';
import { serverConditions } from '../garden';
import { hexColor, uuid } from '../text';

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

/** Every garden event by type and schema version; a frozen example of each stays in the tests. */
export const gardenEventSchemas = {
  GardenSaved: { 1: gardenSavedV1 },
  LayoutSaved: { 1: layoutSavedV1 },
  GardenEventRecorded: { 1: gardenEventRecordedV1 },
} as const;

export type PlacedPlant = z.infer<typeof placedPlantV1>;

export type GardenEvent =
  | { type: 'GardenSaved'; schemaVersion: 1; data: z.infer<typeof gardenSavedV1> }
  | { type: 'LayoutSaved'; schemaVersion: 1; data: z.infer<typeof layoutSavedV1> }
  | { type: 'GardenEventRecorded'; schemaVersion: 1; data: z.infer<typeof gardenEventRecordedV1> };

/** The stream of a garden. */
export const gardenStream = (gardenId: string): string => `garden-${gardenId}`;

import { z } from 'zod';
import { activityType } from '../activity';
import { serverConditions } from '../garden';
import { gardenStyle } from '../garden-style';
import { calendarDay, hexColor, uuid } from '../text';
import { personal, plain } from '../text-privacy';
import { defineEventType, type EventOf } from './define-event-type';
import { layoutChangedEvent } from './layout-changed-event';
import { rotationHeededEvent, rotationIgnoredEvent } from './rotation-ignored-event';
import { seasonPlannedEvent } from './season-planned-event';

/** Why the first version of two types is not encrypted, and what their second is good for: it says the same. */
const BEFORE_ENCRYPTION = 'stored before personal text of events was encrypted';
const unchanged = (data: unknown): unknown => data;

const savedGarden = z.object({
  gardenId: uuid,
  ownerId: uuid,
  name: personal(z.string()),
  soilType: serverConditions.soil_type,
  hardinessZone: serverConditions.hardiness_zone,
  sunlight: serverConditions.sunlight,
  maintenance: serverConditions.maintenance,
  matrix: plain(z.string(), 'the shape of a bed, in digits'),
});
const styledGarden = savedGarden.extend({ style: gardenStyle });
export type SavedGardenData = z.infer<typeof styledGarden>;

/** Before version 3 nobody kept in which designer a garden was drawn. */
const withoutStyle = (data: unknown): unknown => ({ ...(data as object), style: null });

/** A garden was saved, for the first time or with changed settings or shape. */
export const gardenSavedEvent = defineEventType({
  type: 'GardenSaved',
  versions: {
    1: { schema: savedGarden, storedInClear: BEFORE_ENCRYPTION, upcast: unchanged },
    2: { schema: savedGarden, upcast: withoutStyle },
    3: { schema: styledGarden },
  },
});

const placedPlant = z.object({
  /** The garden plant's own id, kept while the same plant stands at the same corner. */
  id: uuid,
  plantId: plain(z.string(), 'a key of the plant table'),
  plantName: plain(z.string(), 'a name of the plant table'),
  x: z.number().int(),
  y: z.number().int(),
  width: z.number().int(),
  height: z.number().int(),
  color: hexColor,
});

/** With how many grow in one square, null where the plant table says. */
const densePlant = placedPlant.extend({ plantsPerSquare: z.number().int().nullable() });
export type PlacedPlant = z.infer<typeof densePlant>;

/** Before version 2 no gardener could set the density. */
function withoutDensity(data: unknown): unknown {
  const { plants, ...rest } = data as { readonly plants: readonly object[] };
  return { ...rest, plants: plants.map((plant) => ({ ...plant, plantsPerSquare: null })) };
}

/** The plants of a garden were saved; the list replaces the earlier one. */
export const layoutSavedEvent = defineEventType({
  type: 'LayoutSaved',
  versions: {
    1: { schema: z.object({ gardenId: uuid, plants: z.array(placedPlant) }), upcast: withoutDensity },
    2: { schema: z.object({ gardenId: uuid, plants: z.array(densePlant) }) },
  },
});

const recordedGardenEvent = z.object({
  gardenId: uuid,
  subject: z.enum(['garden', 'plant']),
  subjectId: uuid,
  action: activityType,
  value: personal(z.union([z.string(), z.number()]).nullable()),
  unit: personal(z.string().nullable()),
  oldStatus: personal(z.string().nullable()),
  newStatus: personal(z.string().nullable()),
  notes: personal(z.string()),
});

/** A gardener logged something that happened in a garden or to one plant. */
export const gardenEventRecordedEvent = defineEventType({
  type: 'GardenEventRecorded',
  versions: {
    1: { schema: recordedGardenEvent, storedInClear: BEFORE_ENCRYPTION, upcast: unchanged },
    2: { schema: recordedGardenEvent },
  },
});

const planting = z.object({
  /** The garden plant's own id. */
  id: uuid,
  oldStatus: z.enum(['planned', 'planted']),
  plantedDate: calendarDay,
  expectedHarvestDate: calendarDay,
  /** 0 to 10, as it is from now on. */
  healthRating: z.number(),
});
export type Planting = z.infer<typeof planting>;

/** Plants of a garden got a planting date, or another one. */
export const plantingDatesSetEvent = defineEventType({
  type: 'PlantingDatesSet',
  versions: { 1: { schema: z.object({ gardenId: uuid, plantings: z.array(planting) }) } },
});

/** Every plant that stands in the garden has a planting date now, and one had none before. */
export const gardenPlantingCompletedEvent = defineEventType({
  type: 'GardenPlantingCompleted',
  versions: { 1: { schema: z.object({ gardenId: uuid, plantCount: z.number().int() }) } },
});

/** Plants of a garden are as healthy as this, 0 to 10. */
export const plantHealthRatedEvent = defineEventType({
  type: 'PlantHealthRated',
  versions: {
    1: {
      schema: z.object({
        gardenId: uuid,
        ratings: z.array(z.object({ id: uuid, healthRating: z.number() })),
      }),
    },
  },
});

const wateredGarden = z.object({ gardenId: uuid, wateredDate: calendarDay, plantIds: z.array(uuid) });

/** Before version 2 nobody kept at what time. */
const withoutTime = (data: unknown): unknown => ({ ...(data as object), time: null });

/** A garden was watered: these are its plants that were in the ground on that day. */
export const gardenWateredEvent = defineEventType({
  type: 'GardenWatered',
  versions: {
    1: { schema: wateredGarden, upcast: withoutTime },
    2: {
      schema: wateredGarden.extend({
        /** On the gardener's clock, 'HH:mm'; null where nobody said. */
        time: plain(z.string(), 'a time of day').nullable(),
      }),
    },
  },
});

/** Plants were taken out of a garden. */
export const plantsRemovedEvent = defineEventType({
  type: 'PlantsRemoved',
  versions: { 1: { schema: z.object({ gardenId: uuid, plantIds: z.array(uuid) }) } },
});

/** The day of an entry, and what of the garden it is about. */
const entryPlace = z.object({
  /** On the gardener's calendar. */
  day: calendarDay,
  subject: z.enum(['garden', 'plant']),
  subjectId: uuid,
  /** Garden plants that it waters, rates or is about; null for the garden with all its plants. */
  plantIds: z.array(uuid).nullable(),
});
export type EntryPlace = z.infer<typeof entryPlace>;

/**
 * What a plant's last watering and health are from now on, by the garden's own events, where a change of the past makes
 * them other ones. A watering reminder that was ticked off is known to read models only.
 */
const plantCare = z.object({
  id: uuid,
  lastWatered: calendarDay.nullable(),
  /** 0 to 10. */
  healthRating: z.number(),
});
export type PlantCare = z.infer<typeof plantCare>;

/** Of an entry that was changed later; the event that recorded it stays in the log as it is. */
const changedEntry = z.object({
  gardenId: uuid,
  /** The id of the GardenEventRecorded, GardenWatered or PlantHealthRated that recorded it. */
  eventId: uuid,
  /** 1 for the first change, … */
  revision: z.number().int(),
  action: activityType,
  care: z.array(plantCare),
});

/** An entry's day, plants, words or figures were corrected: these count from now on. */
export const gardenEventCorrectedEvent = defineEventType({
  type: 'GardenEventCorrected',
  versions: {
    1: {
      schema: changedEntry.extend({
        was: entryPlace,
        now: entryPlace,
        /** Of every plant of a rating; null for another entry. */
        healthRating: z.number().nullable(),
        value: personal(z.union([z.string(), z.number()]).nullable()),
        unit: personal(z.string().nullable()),
        /** null where the words are the product's own. */
        notes: personal(z.string().nullable()),
      }),
    },
  },
});

/** An entry was taken back: it counts no more. */
export const gardenEventWithdrawnEvent = defineEventType({
  type: 'GardenEventWithdrawn',
  versions: { 1: { schema: changedEntry.extend({ was: entryPlace }) } },
});

/** An entry that was taken back counts again, as it was. */
export const gardenEventRestoredEvent = defineEventType({
  type: 'GardenEventRestored',
  versions: { 1: { schema: changedEntry.extend({ now: entryPlace }) } },
});

export const gardenEventTypes = [
  gardenSavedEvent,
  layoutSavedEvent,
  gardenEventRecordedEvent,
  plantingDatesSetEvent,
  gardenPlantingCompletedEvent,
  plantHealthRatedEvent,
  gardenWateredEvent,
  plantsRemovedEvent,
  gardenEventCorrectedEvent,
  gardenEventWithdrawnEvent,
  gardenEventRestoredEvent,
  layoutChangedEvent,
  seasonPlannedEvent,
  rotationIgnoredEvent,
  rotationHeededEvent,
] as const;

export type GardenEvent = EventOf<(typeof gardenEventTypes)[number]>;

/** The stream of a garden. */
export const gardenStream = (gardenId: string): string => `garden-${gardenId}`;

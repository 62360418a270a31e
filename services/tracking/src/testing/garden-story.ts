import { randomUUID } from 'node:crypto';
import { type GardenEvent, gardenStream, type PlacedPlant, type Planting } from '@planted/contracts';
import type { EventStore } from '@planted/event-sourcing';
import type { CalendarDay } from '@planted/garden-domain';
import { v7 as uuidv7 } from 'uuid';

type DataOf<Type extends GardenEvent['type']> = Extract<GardenEvent, { type: Type }>['data'];

/** Records in the event store what a gardener did in one garden, one event a minute of 21 May, as the gardens service would. */
export function gardenStory(store: EventStore, ownerId: string, firstMinute = 0) {
  const gardenId = randomUUID();
  let minutes = firstMinute;
  let day: CalendarDay = '2026-05-21';

  const tell = async (event: GardenEvent): Promise<string> => {
    const id = uuidv7();
    const time = new Date(Date.parse(`${day}T09:00:00Z`) + minutes * 60_000).toISOString();
    minutes += 1;
    await store.append({
      stream: gardenStream(gardenId),
      expectedVersion: 'any',
      // The first version of every event stands in clear, as the gardens service stored them once; a layout always does.
      events: [{ ...event, schemaVersion: event.type === 'LayoutSaved' ? event.schemaVersion : 1, id }],
      metadata: {
        actor: ownerId,
        time,
        correlationId: id,
        causationId: null,
        commandId: null,
        service: 'gardens',
      },
    });
    return id;
  };

  return {
    ownerId,
    gardenId,
    /** What is told from now on is recorded on this day. */
    recordedOn(recordDay: CalendarDay) {
      day = recordDay;
    },
    saved: (changes: Partial<DataOf<'GardenSaved'>> = {}) =>
      tell({ type: 'GardenSaved', schemaVersion: 3, data: { ...kitchenBed, gardenId, ownerId, ...changes } }),
    planted: (...plants: PlacedPlant[]) =>
      tell({ type: 'LayoutSaved', schemaVersion: 2, data: { gardenId, plants } }),
    dated: (...plantings: DataOf<'PlantingDatesSet'>['plantings']) =>
      tell({ type: 'PlantingDatesSet', schemaVersion: 1, data: { gardenId, plantings } }),
    completed: (plantCount: number) =>
      tell({ type: 'GardenPlantingCompleted', schemaVersion: 1, data: { gardenId, plantCount } }),
    rated: (...ratings: DataOf<'PlantHealthRated'>['ratings']) =>
      tell({ type: 'PlantHealthRated', schemaVersion: 1, data: { gardenId, ratings } }),
    watered: (wateredDate: string, ...plantIds: string[]) =>
      tell({
        type: 'GardenWatered',
        schemaVersion: 2,
        data: { gardenId, wateredDate, time: null, plantIds },
      }),
    /** Takes back an event of the garden as such. */
    withdrawn: (eventId: string, action: DataOf<'GardenEventRecorded'>['action'], day: string) =>
      tell({
        type: 'GardenEventWithdrawn',
        schemaVersion: 1,
        data: {
          gardenId,
          eventId,
          revision: 1,
          action,
          care: [],
          was: { day, subject: 'garden', subjectId: gardenId, plantIds: null },
        },
      }),
    changed: (version: number, act: Partial<DataOf<'LayoutChanged'>>) =>
      tell({
        type: 'LayoutChanged',
        schemaVersion: 1,
        data: {
          gardenId,
          version,
          bed: null,
          ended: [],
          causes: {},
          added: [],
          restored: [],
          changed: [],
          ...act,
        },
      }),
    /** What is to come, or was said of steps. */
    season: (version: number, act: Partial<DataOf<'SeasonPlanned'>>) =>
      tell({
        type: 'SeasonPlanned',
        schemaVersion: 2,
        data: {
          gardenId,
          version,
          coming: [],
          chained: [],
          under: [],
          dropped: [],
          causes: {},
          fixed: [],
          done: [],
          unplanted: [],
          ...act,
        },
      }),
    ignoredRotation: (plantingId: string, because: string) =>
      tell({ type: 'RotationIgnored', schemaVersion: 1, data: { gardenId, plantingId, because } }),
    heededRotation: (plantingId: string) =>
      tell({ type: 'RotationHeeded', schemaVersion: 1, data: { gardenId, plantingId } }),
    removed: (...plantIds: string[]) =>
      tell({ type: 'PlantsRemoved', schemaVersion: 1, data: { gardenId, plantIds } }),
    happened: (details: Partial<DataOf<'GardenEventRecorded'>>) =>
      tell({
        type: 'GardenEventRecorded',
        schemaVersion: 2,
        data: { ...nothingSaid, gardenId, subject: 'garden', subjectId: gardenId, ...details },
      }),
  };
}

const kitchenBed = {
  name: 'Kitchen Bed',
  soilType: 'Loamy',
  hardinessZone: '5b',
  sunlight: 'Full Sun',
  maintenance: 'Low',
  style: null,
  matrix: '1,1,1\n1,1,0',
} as const;

const nothingSaid = {
  action: 'watered',
  value: null,
  unit: null,
  oldStatus: null,
  newStatus: null,
  notes: '',
} as const;

/** A plant that was planned and is planted on 21 May now. */
export const plantedOnMay21 = (id: string, changes: Partial<Planting> = {}): Planting => ({
  id,
  oldStatus: 'planned',
  plantedDate: '2026-05-21',
  expectedHarvestDate: '2026-06-18',
  healthRating: 8,
  ...changes,
});

/** A radish at a corner. */
export const radishAt = (x: number, y: number, changes: Partial<PlacedPlant> = {}): PlacedPlant => ({
  id: randomUUID(),
  plantId: 'radish',
  plantName: 'Radish',
  x,
  y,
  width: 1,
  height: 1,
  color: '#d4365c',
  plantsPerSquare: null,
  ...changes,
});

/** A carrot at a corner. */
export const carrotAt = (x: number, y: number): PlacedPlant =>
  radishAt(x, y, { plantId: 'carrot', plantName: 'Carrot' });

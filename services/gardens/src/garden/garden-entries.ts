import type { ActivityType, EntryPlace, PlantCare } from '@planted/contracts';
import { type CalendarDay, dayOf, dayOfGardenEventNotes, effectiveDay } from '@planted/garden-domain';
import type { ExistingGarden, PastEvent } from './garden-state';

/** What a gardener logged of a garden, as it counts now: an event, a watering or a rating. */
export interface GardenEntry {
  /** The event that recorded it. */
  readonly id: string;
  readonly recordedBy: 'GardenEventRecorded' | 'GardenWatered' | 'PlantHealthRated';
  readonly action: ActivityType;
  readonly place: EntryPlace;
  /** Of a rating: by garden plant, 0 to 10. */
  readonly ratings: ReadonlyMap<string, number>;
  readonly value: string | number | null;
  readonly unit: string | null;
  /** null where the words are the product's own. */
  readonly notes: string | null;
  readonly revision: number;
  readonly isWithdrawn: boolean;
  /** Later ones are newer. */
  readonly order: number;
}

export interface GardenEntries {
  readonly byId: ReadonlyMap<string, GardenEntry>;
  /** How healthy each plant was when it was planted. */
  readonly planted: ReadonlyMap<string, number>;
}

/** The entries of a garden after all that was recorded of it. */
export function entriesOf({ recorded }: Pick<ExistingGarden, 'recorded'>): GardenEntries {
  const past: PastEvent[] = [];
  for (let at = recorded; at; at = at.before) past.push(at.event);
  const byId = new Map<string, GardenEntry>();
  const planted = new Map<string, number>();
  for (const [order, event] of past.toReversed().entries()) {
    if (event.type === 'PlantingDatesSet')
      for (const { id, oldStatus, healthRating } of event.data.plantings)
        if (oldStatus === 'planned') planted.set(id, healthRating);
    const written = entryOf(event, order);
    if (written) byId.set(written.id, written);
    const changed = 'eventId' in event.data && byId.get(event.data.eventId);
    if (changed) byId.set(changed.id, afterChange(changed, event));
  }
  return { byId, planted };
}

/** What an event recorded; undefined where it is no entry. */
function entryOf(event: PastEvent, order: number): GardenEntry | undefined {
  const { id, metadata } = event;
  if (id === undefined || metadata === undefined) return undefined;
  const day = dayOf(new Date(metadata.time));
  const plain = { id, ratings: new Map<string, number>(), value: null, unit: null, notes: null };
  const fresh = { ...plain, revision: 0, isWithdrawn: false, order };
  switch (event.type) {
    case 'GardenEventRecorded': {
      const { subject, subjectId, action, value, unit, notes } = event.data;
      const place = {
        day: effectiveDay(dayOfGardenEventNotes(notes), metadata.time),
        subject,
        subjectId,
        plantIds: subject === 'plant' ? [subjectId] : null,
      };
      return { ...fresh, recordedBy: event.type, action, place, value, unit, notes };
    }
    case 'GardenWatered': {
      const { gardenId, wateredDate, plantIds } = event.data;
      const place = { day: wateredDate, subject: 'garden', subjectId: gardenId, plantIds } as const;
      return { ...fresh, recordedBy: event.type, action: 'watered', place };
    }
    case 'PlantHealthRated': {
      const { gardenId, ratings } = event.data;
      const plantIds = ratings.map((rating) => rating.id);
      const [only] = plantIds;
      const subject =
        only !== undefined && plantIds.length === 1
          ? ({ subject: 'plant', subjectId: only } as const)
          : ({ subject: 'garden', subjectId: gardenId } as const);
      return {
        ...fresh,
        recordedBy: event.type,
        action: 'health_rated',
        place: { day, ...subject, plantIds },
        ratings: new Map(ratings.map((rating) => [rating.id, rating.healthRating])),
      };
    }
    default:
      return undefined;
  }
}

function afterChange(entry: GardenEntry, event: PastEvent): GardenEntry {
  switch (event.type) {
    case 'GardenEventCorrected': {
      const { now: place, value, unit, notes, revision, healthRating } = event.data;
      const ratings =
        healthRating === null
          ? entry.ratings
          : new Map([...entry.ratings].map(([id]) => [id, healthRating] as const));
      return { ...entry, place, value, unit, notes, revision, ratings };
    }
    case 'GardenEventWithdrawn':
      return { ...entry, revision: event.data.revision, isWithdrawn: true };
    case 'GardenEventRestored':
      return { ...entry, revision: event.data.revision, isWithdrawn: false };
    default:
      return entry;
  }
}

/**
 * What the last watering and the health of plants are by these entries, for those of the plants for which they are
 * other ones than before. The health is that of the latest day with a rating, else that of the planting.
 */
export function careBy(
  { byId, planted }: GardenEntries,
  { growing }: ExistingGarden,
  concerned: Pick<EntryPlace, 'plantIds'>[],
): PlantCare[] {
  const isAll = concerned.some(({ plantIds }) => plantIds === null);
  const ids = isAll ? [...growing.keys()] : [...new Set(concerned.flatMap(({ plantIds }) => plantIds ?? []))];
  const counting = [...byId.values()].filter(({ isWithdrawn }) => !isWithdrawn);
  const waterings = counting
    .filter(({ action }) => action === 'watered')
    .map(({ place }) => ({ day: place.day, plants: place.plantIds && new Set(place.plantIds) }));
  const ratings = counting
    .filter(({ ratings }) => ratings.size > 0)
    .toSorted((a, b) =>
      a.place.day === b.place.day ? b.order - a.order : a.place.day < b.place.day ? 1 : -1,
    );
  return ids.flatMap((id) => {
    const before = growing.get(id);
    if (!before) return [];
    const days = waterings
      .filter(({ day, plants }) => (plants?.has(id) ?? true) && before.plantedDate <= day)
      .map(({ day }) => day);
    const lastWatered = days.reduce<CalendarDay | null>(
      (latest, day) => (latest !== null && latest > day ? latest : day),
      null,
    );
    const rated = ratings.find((entry) => entry.ratings.has(id))?.ratings.get(id);
    const healthRating = rated ?? planted.get(id) ?? before.healthRating;
    const isSame = lastWatered === before.lastWatered && healthRating === before.healthRating;
    return isSame ? [] : [{ id, lastWatered, healthRating }];
  });
}

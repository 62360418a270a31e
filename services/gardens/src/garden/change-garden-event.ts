import type { GardenEvent, Refusal } from '@planted/contracts';
import { accept, refuse } from '@planted/event-sourcing';
import { eventAmountProblem, isWateringDay, notesOnDay } from '@planted/garden-domain';
import type { ChangeGardenEvent, CorrectGardenEvent } from './garden-command';
import { type GardenDecision, invalid, plantNotFound } from './garden-decision';
import { careBy, entriesOf, type GardenEntries, type GardenEntry } from './garden-entries';
import type { ExistingGarden } from './garden-state';

const entryNotFound: Refusal = { code: 'not-found', field: 'id', message: 'Entry not found' };

/**
 * Corrects an entry, takes it back or brings it back, as long as its page shows the newest revision. A conflict has what
 * is there now as `current`.
 */
export function changeGardenEvent(garden: ExistingGarden, command: ChangeGardenEvent): GardenDecision {
  const entries = entriesOf(garden);
  const entry = entries.byId.get(command.eventId);
  if (!entry) return refuse(entryNotFound);
  const isRestoring = command.type === 'RestoreGardenEvent';
  const conflict = (field: string, message: string): GardenDecision =>
    refuse({ code: 'conflict', field, message, current: shown(entry) });
  if (isRestoring && !entry.isWithdrawn) return conflict('id', 'This entry was not taken back');
  if (!isRestoring && entry.isWithdrawn)
    return conflict('id', 'This entry was taken back: restore it before you change it');
  if (command.revision !== entry.revision)
    return conflict('revision', 'This entry was changed elsewhere meanwhile');
  if (command.type === 'CorrectGardenEvent') return correct(garden, entries, entry, command);
  const isWithdrawn = command.type === 'WithdrawGardenEvent';
  const data = changedData(garden, entries, entry, { ...entry, isWithdrawn });
  return accept(
    isWithdrawn
      ? { type: 'GardenEventWithdrawn', schemaVersion: 1, data: { ...data, was: entry.place } }
      : { type: 'GardenEventRestored', schemaVersion: 1, data: { ...data, now: entry.place } },
  );
}

/** What a page may show of an entry that another one has changed. */
const shown = ({ id, place, value, unit, notes, ratings, revision, isWithdrawn }: GardenEntry) => ({
  id,
  day: place.day,
  subject: place.subject,
  subject_id: place.subjectId,
  value,
  unit,
  notes,
  health_rating: ratings.values().next().value ?? null,
  revision,
  is_withdrawn: isWithdrawn,
});

function correct(
  garden: ExistingGarden,
  entries: GardenEntries,
  entry: GardenEntry,
  command: CorrectGardenEvent,
): GardenDecision {
  const problem = problemOf(garden, entry, command);
  if (problem) return problem;
  const corrected = correctedEntry(garden, entry, command);
  if (corrected.place.plantIds?.length === 0) return invalid('day', 'no plant was in the ground on that day');
  if (isSame(entry, corrected)) return accept();
  const { place: now, value, unit, notes } = corrected;
  const event: GardenEvent = {
    type: 'GardenEventCorrected',
    schemaVersion: 1,
    data: {
      ...changedData(garden, entries, entry, corrected),
      was: entry.place,
      now,
      healthRating: command.healthRating ?? null,
      value,
      unit,
      notes,
    },
  };
  return accept(event);
}

/** What of the request cannot be, for an entry of this kind. */
function problemOf(
  { plants }: ExistingGarden,
  { recordedBy, action, place, ratings }: GardenEntry,
  { gardenId, day, subjectId, value, unit, notes, healthRating, today }: CorrectGardenEvent,
): GardenDecision | undefined {
  if (day !== undefined && day !== place.day && !isWateringDay(day, today))
    return invalid('day', 'must be today or a date in the past year');
  const ofEvents = Object.entries({ subject_id: subjectId, value, unit, notes });
  const [notOfThis] = ofEvents.find(([, given]) => given !== undefined) ?? [];
  if (recordedBy !== 'GardenEventRecorded' && notOfThis !== undefined)
    return invalid(notOfThis, 'can only be corrected of an event');
  if (healthRating !== undefined && ratings.size === 0)
    return invalid('health_rating', 'can only be corrected of a rating');
  const noAmount = eventAmountProblem(action, value ?? null);
  if (noAmount) return invalid('value', noAmount);
  const isKnown =
    subjectId === undefined ||
    subjectId === gardenId ||
    subjectId === place.subjectId ||
    plants.some(({ id }) => id === subjectId);
  return isKnown ? undefined : refuse(plantNotFound('subject_id'));
}

function correctedEntry(
  { growing }: ExistingGarden,
  entry: GardenEntry,
  { gardenId, day = entry.place.day, subjectId, value, unit, notes, healthRating }: CorrectGardenEvent,
): GardenEntry {
  const { place, ratings } = entry;
  const isOfPlant = subjectId !== undefined && subjectId !== gardenId;
  const about =
    subjectId === undefined
      ? place
      : {
          subject: isOfPlant ? ('plant' as const) : ('garden' as const),
          subjectId,
          plantIds: isOfPlant ? [subjectId] : null,
        };
  // A watering was of the plants that were in the ground; of those that stand no more no other day is known.
  const plantIds =
    entry.recordedBy === 'GardenWatered'
      ? (place.plantIds?.filter((id) => (growing.get(id)?.plantedDate ?? day) <= day) ?? null)
      : about.plantIds;
  const words = notes ?? entry.notes;
  return {
    ...entry,
    place: { day, subject: about.subject, subjectId: about.subjectId, plantIds },
    value: value === undefined ? entry.value : value,
    unit: unit === undefined ? entry.unit : unit,
    notes: words === null ? null : notesOnDay(words, day),
    ratings:
      healthRating === undefined
        ? ratings
        : new Map([...ratings.keys()].map((id) => [id, healthRating] as const)),
  };
}

const isSame = (a: GardenEntry, b: GardenEntry): boolean =>
  a.place.day === b.place.day &&
  a.place.subjectId === b.place.subjectId &&
  a.value === b.value &&
  a.unit === b.unit &&
  a.notes === b.notes &&
  [...a.ratings].every(([id, rating]) => b.ratings.get(id) === rating);

/** What every change says: which entry, and what it means for the plants that it concerned or concerns. */
function changedData(garden: ExistingGarden, entries: GardenEntries, was: GardenEntry, now: GardenEntry) {
  const byId = new Map([...entries.byId, [was.id, now] as const]);
  const isCare = was.action === 'watered' || was.ratings.size > 0;
  return {
    gardenId: garden.saved.gardenId,
    eventId: was.id,
    revision: was.revision + 1,
    action: was.action,
    care: isCare ? careBy({ ...entries, byId }, garden, [was.place, now.place]) : [],
  };
}

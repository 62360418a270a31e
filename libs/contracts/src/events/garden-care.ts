import { type CalendarDay, dayOfGardenEventNotes, effectiveDay } from '@planted/garden-domain';
import type { GardenEvent } from './garden-events';

/** A watering or a harvest, whichever event it was logged by. */
export interface GardenCare {
  readonly kind: 'watered' | 'harvested';
  readonly gardenId: string;
  /** The day on which it happened; undefined where that is the day of the record and `recordedAt` is not known. */
  readonly day: CalendarDay | undefined;
  /** The plants that it names; null for the whole garden. */
  readonly plantIds: readonly string[] | null;
  /** Whether it was done to the garden as such, by name or by the button that waters all of it. */
  readonly ofGarden: boolean;
}

/**
 * The one rule for what a garden's event does to its plants: who asks whether and when something was watered or
 * harvested asks here, so that the button, a logged event and every release's log mean the same (decision 0103).
 * @param recordedAt of the event, ISO 8601
 * @returns undefined for an event that is neither a watering nor a harvest
 */
export function gardenCareOf(event: GardenEvent, recordedAt?: string): GardenCare | undefined {
  if (event.type === 'GardenWatered') {
    const { gardenId, wateredDate: day, plantIds } = event.data;
    return { kind: 'watered', gardenId, day, plantIds, ofGarden: true };
  }
  if (event.type !== 'GardenEventRecorded') return undefined;
  const { gardenId, action, subject, subjectId, notes } = event.data;
  if (action !== 'watered' && action !== 'harvested') return undefined;
  const named = dayOfGardenEventNotes(notes);
  const day = recordedAt === undefined ? named : effectiveDay(named, recordedAt);
  const ofGarden = subject === 'garden';
  return { kind: action, gardenId, day, plantIds: ofGarden ? null : [subjectId], ofGarden };
}

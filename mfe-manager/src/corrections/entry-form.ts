import type { correctGardenEvent } from '@planted/api-client';
import type { Activity } from '@planted/contracts';
import {
  gardenEventNotes,
  localDayOf,
  timeOfGardenEventNotes,
  wordsOfGardenEventNotes,
} from '@planted/garden-domain';
import { z } from 'zod';
import { harvestAmount } from '../garden-events/event-form';
import { WHOLE_GARDEN } from '../garden-events/event-subject';

/** An entry that can be corrected. */
export type OwnActivity = Activity & { readonly revision: number };

export const isOwnActivity = (activity: Activity): activity is OwnActivity =>
  typeof activity.revision === 'number';

/** The day on which it happened, on the gardener's calendar. */
const dayOfEntry = ({ occurred_on, created_at }: Activity): string =>
  occurred_on ?? localDayOf(new Date(created_at));

/** Whether its words are its gardener's: those of a watering of the whole garden and of a rating are the product's. */
export const isOfGardener = ({ event_type, event_details: { notes } }: Activity): boolean =>
  event_type !== 'health_rated' && !/^Watered \d+ plants? in /.test(notes);

export const entryForm = z.object({
  day: z.iso
    .date('Please choose a date.')
    .refine((day) => day <= localDayOf(new Date()), "The date can't be in the future."),
  subject: z.string(),
  words: z.string(),
  /** Of a harvest. */
  amount: harvestAmount,
  unit: z.string(),
  /** Of a rating. */
  rating: z.string().refine((text) => text === '' || (Number(text) >= 0 && Number(text) <= 10), {
    error: 'Please enter a number from 0 to 10.',
  }),
});
export type EntryFields = z.infer<typeof entryForm>;

export const fieldsOf = (entry: OwnActivity): EntryFields => ({
  day: dayOfEntry(entry),
  subject: entry.subject === 'plant' ? entry.subject_id : WHOLE_GARDEN,
  words: wordsOfGardenEventNotes(entry.event_details.notes),
  // A figure of another entry has no field in which it could be refused.
  amount: entry.event_type === 'harvested' ? String(entry.event_details.value ?? '') : '',
  unit: entry.event_details.unit ?? '',
  rating: entry.event_type === 'health_rated' ? String(entry.event_details.value ?? '') : '',
});

/** The call's payload: what can be corrected of an entry of this kind. */
export function correctionOf(
  entry: OwnActivity,
  { day, subject, words, amount, unit, rating }: EntryFields,
  revision: number,
): Parameters<typeof correctGardenEvent>[0] {
  const { id, garden_id, event_type, event_details } = entry;
  const named = { id, garden_id, revision, day };
  if (event_type === 'health_rated')
    return { ...named, ...(rating !== '' && { health_rating: Number(rating) }) };
  if (!isOfGardener(entry)) return named;
  const time = timeOfGardenEventNotes(event_details.notes);
  const number = Number(amount);
  return {
    ...named,
    subject_id: subject === WHOLE_GARDEN ? garden_id : subject,
    notes: time === undefined ? words : gardenEventNotes(day, time, words),
    ...(event_type === 'harvested' && {
      value: amount.trim() === '' ? null : Number.isNaN(number) ? amount : number,
      unit: unit.trim() || null,
    }),
  };
}

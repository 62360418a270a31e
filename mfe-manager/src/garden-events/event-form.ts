import type { GardenEventDetails } from '@planted/api-client';
import { GARDEN_EVENT_TYPES, type GardenPlant, MAX_NOTE } from '@planted/contracts';
import { eventAmountProblem, gardenEventNotes, localDayOf, localTimeOf } from '@planted/garden-domain';
import { z } from 'zod';
import { WHOLE_GARDEN } from './event-subject';

/** The user's own words, less what the product puts before them. */
const MAX_NOTES = MAX_NOTE - (gardenEventNotes('2026-05-21', '18:05', 'x').length - 1);

const fields = z.object({
  type: z.string(),
  /** WHOLE_GARDEN, or a garden plant's id. */
  subject: z.string(),
  date: z.string(),
  time: z.string(),
  notes: z.string(),
  /** Of a harvest, with its unit. */
  amount: z.string(),
  unit: z.string(),
  /** Whether a harvest clears its squares, where it can. */
  clears: z.boolean(),
});
export type EventFields = z.infer<typeof fields>;

/** What the browser kept of a half-written event; by an earlier release without what a harvest was. */
export const parsePersistedEvent = (value: unknown): EventFields => persisted.parse(value);
const persisted = fields.extend({
  amount: fields.shape.amount.default(''),
  unit: fields.shape.unit.default(''),
  clears: fields.shape.clears.default(true),
});

const MAX_UNIT = 50;

/** How much was harvested; in words too, as other pages may have logged it. */
export const harvestAmount = z.string().superRefine((text, { addIssue }) => {
  const problem = eventAmountProblem('harvested', text);
  if (problem) addIssue(problem);
});

/** What can be sent (3 §5): type, date and time are required, and nothing has happened that is yet to come. */
export const eventForm = (now: () => Date) =>
  fields
    .extend({
      type: z.string().pipe(z.enum(GARDEN_EVENT_TYPES, 'Please choose what happened.')),
      date: z.iso.date('Please choose a date.'),
      time: z.iso.time('Please choose a time.'),
      notes: z.string().max(MAX_NOTES, `Please use ${MAX_NOTES} characters or fewer.`),
      amount: harvestAmount.refine((text) => !Number.isNaN(Number(text)), {
        error: 'Please enter a number, such as 2.5.',
      }),
      unit: z.string().max(MAX_UNIT, `Please use ${MAX_UNIT} characters or fewer.`),
    })
    .refine(({ date }) => date <= localDayOf(now()), {
      path: ['date'],
      error: "The date can't be in the future.",
    });

export type EventToSend = z.output<ReturnType<typeof eventForm>>;

/** An empty form: its date and time are now (3 §5). */
export const newEvent = (now: Date): EventFields => ({
  type: '',
  subject: WHOLE_GARDEN,
  date: localDayOf(now),
  time: localTimeOf(now),
  notes: '',
  amount: '',
  unit: '',
  clears: true,
});

/** What was harvested, as the log keeps it; null for what nobody said. */
export const harvestOf = ({ type, amount, unit }: EventToSend) => ({
  value: type === 'harvested' && amount.trim() !== '' ? Number(amount) : null,
  unit: (type === 'harvested' && unit.trim()) || null,
});

/** The call's payload (3 §7): the subject is 'plant' if a plant is chosen, else 'garden'. */
export function eventDetailsOf(
  event: EventToSend,
  gardenId: string,
  plants: readonly GardenPlant[],
): GardenEventDetails {
  const { type, subject, date, time, notes } = event;
  const plant = plants.find(({ id }) => id === subject);
  return {
    actor: 'user',
    subject: plant ? 'plant' : 'garden',
    subject_id: plant?.id ?? gardenId,
    action: type,
    ...harvestOf(event),
    old_status: null,
    new_status: null,
    notes: gardenEventNotes(date, time, notes),
  };
}

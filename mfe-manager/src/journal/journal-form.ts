import type { NewJournalEntry } from '@planted/api-client';
import { addJournalEntryCall, MOODS, PRIVACY_VALUES } from '@planted/contracts';
import { z } from 'zod';

/** No mood, no intensity. */
export const NONE = 'none';

const { title, content } = addJournalEntryCall.request.shape;

const fields = z.object({
  title: z.string(),
  content: z.string(),
  /** One of the 33, or NONE. */
  mood: z.string(),
  /** '1' to '4', or NONE. */
  intensity: z.string(),
  privacy: z.enum(PRIVACY_VALUES),
});
export type JournalFields = z.infer<typeof fields>;

/** What the browser kept of a half-written entry. */
export const parsePersistedEntry = (value: unknown): JournalFields => fields.parse(value);

/** What can be sent (3 §5): title, content and privacy are required. */
export const journalForm = fields.extend({ title, content });

export const newEntry: JournalFields = {
  title: '',
  content: '',
  mood: NONE,
  intensity: NONE,
  privacy: 'private',
};

/** The call's payload (3 §7); an absent intensity is sent as 0 (3 §5). */
export const entryOf = (
  { title, content, mood, intensity, privacy }: JournalFields,
  gardenId: string | null,
): NewJournalEntry => ({
  title,
  content,
  mood: MOODS.find((known) => known === mood) ?? null,
  mood_intensity: intensity === NONE ? 0 : Number(intensity),
  garden_id: gardenId,
  privacy,
});

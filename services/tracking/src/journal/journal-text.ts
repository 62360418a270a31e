import { journalEntry } from '@planted/contracts';
import type { z } from 'zod';

/** What an entry says, as it is encrypted. */
const journalText = journalEntry.pick({ title: true, content: true, mood: true, mood_intensity: true });
export type JournalText = z.infer<typeof journalText>;

export const writeJournalText = ({ title, content, mood, mood_intensity }: JournalText): string =>
  JSON.stringify({ title, content, mood, mood_intensity });

export const readJournalText = (text: string): JournalText => journalText.parse(JSON.parse(text));

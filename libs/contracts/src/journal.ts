import { z } from 'zod';
import { revisionKind } from './correction';
import { calendarDay, uuid } from './text';

/** The 33 moods of 3 §9. */
export const MOODS = [
  'inspired',
  'productive',
  'determined',
  'curious',
  'excited',
  'adventurous',
  'playful',
  'confident',
  'peaceful',
  'grateful',
  'hopeful',
  'nostalgic',
  'reflective',
  'content',
  'melancholy',
  'sentimental',
  'tired',
  'overwhelmed',
  'discouraged',
  'anxious',
  'impatient',
  'disappointed',
  'stressed',
  'moody',
  'grounded',
  'rejuvenated',
  'earthy',
  'blooming',
  'analytical',
  'experimental',
  'observant',
  'skeptical',
  'surprised',
] as const;
export type Mood = (typeof MOODS)[number];

/** 0 says nothing of it; 1 no particular intensity, 2 mild, 3 moderate, 4 intense (3 §9). */
export const MOOD_INTENSITIES = [0, 1, 2, 3, 4] as const;

/** Who may read an entry (3 §6); 'friends' is labelled 'Friends Only'. */
export const PRIVACY_VALUES = ['private', 'public', 'friends'] as const;

export const MAX_JOURNAL_TITLE = 200;
/** Characters; some fifteen printed pages. */
export const MAX_JOURNAL_CONTENT = 20_000;

/** What an entry said from one of its revisions on. */
export const journalRevision = z.object({
  kind: revisionKind,
  recorded_at: z.string(),
  title: z.string(),
  content: z.string(),
  day: calendarDay.nullable(),
});
export type JournalRevision = z.infer<typeof journalRevision>;

/** A journal entry (3 §3). */
export const journalEntry = z.object({
  id: uuid,
  title: z.string(),
  content: z.string(),
  /** ISO 8601, UTC. */
  created_at: z.string(),
  mood: z.enum(MOODS).nullable(),
  mood_intensity: z.number().int(),
  garden_id: uuid.nullable(),
  privacy: z.enum(PRIVACY_VALUES),
  /** The day that it is about; null or absent for the one on which it was written. */
  day: calendarDay.nullable().optional(),
  /** How often it was changed. */
  revision: z.number().int().optional(),
  /** When it was corrected last, ISO 8601, UTC; null or absent before. */
  corrected_at: z.string().nullable().optional(),
  /** What was written, the oldest first; empty or absent before the first change. */
  history: z.array(journalRevision).optional(),
});
export type JournalEntry = z.infer<typeof journalEntry>;

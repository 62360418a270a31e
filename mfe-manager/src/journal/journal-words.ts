import type { JournalEntry } from '@planted/contracts';
import { localDayOf } from '@planted/garden-domain';
import { titleCase } from '../activity/describe-activity';

/** 3 §9; 0 says nothing of it. */
export const INTENSITY_LABELS = ['', 'No particular intensity', 'Mild', 'Moderate', 'Intense'] as const;

/** 3 §6. */
export const PRIVACY_LABELS: Record<JournalEntry['privacy'], string> = {
  private: 'Private',
  public: 'Public',
  friends: 'Friends Only',
};

/** 'Hopeful, mild', 'Hopeful', or nothing. */
export function moodText({ mood, mood_intensity }: Pick<JournalEntry, 'mood' | 'mood_intensity'>): string {
  const intensity = INTENSITY_LABELS[mood_intensity] ?? '';
  if (mood === null) return intensity;
  return intensity === '' ? titleCase(mood) : `${titleCase(mood)}, ${intensity.toLowerCase()}`;
}

/** By the day that they are about, the newest first; of one day, what was written last. */
export const newestFirst = (entries: readonly JournalEntry[]): JournalEntry[] =>
  entries.toSorted(
    (a, b) => dayOf(b).localeCompare(dayOf(a)) || Date.parse(b.created_at) - Date.parse(a.created_at),
  );

const dayOf = ({ day, created_at }: JournalEntry): string => day ?? localDayOf(new Date(created_at));

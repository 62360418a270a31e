import type { JournalEntry, RevisionKind } from '@planted/contracts';
import type { DecryptText } from '@planted/service-kit';
import { readJournalText } from '../journal/journal-text';
import { journal } from '../read-models/journal/journal.projection';

type Kept = 'title' | 'content' | 'mood' | 'mood_intensity' | 'created_at' | 'corrected_at' | 'history';

/** An entry's row, with what it has said since it was written; no history before the first change. */
export type StoredJournalEntry = Omit<JournalEntry, Kept> & {
  readonly sealed_text: string;
  readonly created_at: Date;
  readonly corrected_at: Date | null;
  readonly history:
    | readonly {
        readonly kind: RevisionKind;
        readonly sealed_text: string;
        readonly day: string | null;
        readonly recorded_at: string;
      }[]
    | null;
};

/** The columns of an entry `j`. */
export const journalColumns = `j.id, j.sealed_text, j.created_at, j.garden_id, j.privacy, j.day::text, j.revision,
  j.corrected_at, (select json_agg(v order by v.revision) from (
    select kind, sealed_text, day, recorded_at, revision from ${journal.table('journal_revisions')}
    where j.revision > 0 and entry_id = j.id) v) as history`;

/** What a stored entry says to its gardener; undefined for a text whose key is gone. */
export function toJournalEntry(
  { sealed_text, created_at, corrected_at, history, ...row }: StoredJournalEntry,
  decrypt: DecryptText,
): JournalEntry | undefined {
  const text = decrypt(sealed_text);
  if (text === undefined) return undefined;
  return {
    ...row,
    ...readJournalText(text),
    created_at: created_at.toISOString(),
    corrected_at: corrected_at?.toISOString() ?? null,
    history: (history ?? []).flatMap(({ kind, sealed_text: said, day, recorded_at }) => {
      const words = decrypt(said);
      if (words === undefined) return [];
      const { title, content } = readJournalText(words);
      return [{ kind, title, content, day, recorded_at: new Date(recorded_at).toISOString() }];
    }),
  };
}

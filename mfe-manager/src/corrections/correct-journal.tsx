import type { JournalEntry } from '@planted/contracts';
import { IconButton, Pencil } from '@planted/ui';
import { lazy } from 'react';
import { useEditor } from './editor-host';

const CorrectJournalDialog = lazy(() => import('./correct-journal-dialog'));

/** The pencil of a journal entry; nothing where the server cannot correct one yet. */
export function CorrectJournal({ entry }: { entry: JournalEntry }) {
  const open = useEditor();
  if (entry.revision === undefined) return null;
  return (
    <IconButton
      icon={Pencil}
      label={`Correct: ${entry.title}`}
      onClick={() => open(<CorrectJournalDialog entry={entry} onClose={() => open(null)} />)}
    />
  );
}

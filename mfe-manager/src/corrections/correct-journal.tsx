import type { JournalEntry } from '@planted/contracts';
import { IconButton, Pencil } from '@planted/ui';
import { lazy, Suspense, useState } from 'react';

const CorrectJournalDialog = lazy(() => import('./correct-journal-dialog'));

/** The pencil of a journal entry; nothing where the server cannot correct one yet. */
export function CorrectJournal({ entry }: { entry: JournalEntry }) {
  const [isOpen, setIsOpen] = useState(false);
  if (entry.revision === undefined) return null;
  return (
    <>
      <IconButton icon={Pencil} label={`Correct: ${entry.title}`} onClick={() => setIsOpen(true)} />
      {isOpen && (
        <Suspense fallback={null}>
          <CorrectJournalDialog entry={entry} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

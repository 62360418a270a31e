import { useCanRewrite } from '@planted/api-client';
import type { JournalEntry } from '@planted/contracts';
import { IconButton, Pencil } from '@planted/ui';
import { lazy } from 'react';
import { useEditor } from './editor-host';

const dialogs = () => import('./correct-dialogs');
const CorrectJournalDialog = lazy(() => dialogs().then((all) => ({ default: all.CorrectJournalDialog })));
const CorrectWaitingDialog = lazy(() => dialogs().then((all) => ({ default: all.CorrectWaitingDialog })));

/** The pencil of a journal entry; nothing where the server cannot correct one yet, or it is just being sent. */
export function CorrectJournal({ entry }: { entry: JournalEntry }) {
  const open = useEditor();
  const isWaiting = useCanRewrite(entry.id);
  if (entry.revision === undefined && !isWaiting) return null;
  const CorrectDialog = isWaiting ? CorrectWaitingDialog : CorrectJournalDialog;
  return (
    <IconButton
      icon={Pencil}
      label={`Correct: ${entry.title}`}
      onClick={() => open(<CorrectDialog entry={entry} onClose={() => open(null)} />)}
    />
  );
}

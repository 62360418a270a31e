import type { Activity } from '@planted/contracts';
import { IconButton, Pencil } from '@planted/ui';
import { lazy } from 'react';
import { titleCase } from '../activity/describe-activity';
import type { PlantedGarden } from '../gardens/planted-garden';
import { useEditor } from './editor-host';
import { isOwnActivity } from './entry-form';

const CorrectEntryDialog = lazy(() => import('./correct-entry-dialog'));

/** The pencil of an entry that can be corrected and taken back; nothing for any other. */
export function CorrectEntry({ entry, garden }: { entry: Activity; garden: PlantedGarden }) {
  const open = useEditor();
  if (!isOwnActivity(entry)) return null;
  return (
    <IconButton
      icon={Pencil}
      label={`Correct: ${titleCase(entry.event_type)}`}
      onClick={() => open(<CorrectEntryDialog entry={entry} garden={garden} onClose={() => open(null)} />)}
    />
  );
}

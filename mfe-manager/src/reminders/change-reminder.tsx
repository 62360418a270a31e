import type { Reminder } from '@planted/contracts';
import { IconButton, Pencil } from '@planted/ui';
import { lazy } from 'react';
import { useEditor } from '../corrections/editor-host';
import type { PlantedGarden } from '../gardens/planted-garden';

const ChangeReminderDialog = lazy(() => import('./change-reminder-dialog'));

interface ChangeReminderProps {
  readonly reminder: Reminder;
  readonly garden: PlantedGarden | undefined;
}

/** The pencil of a reminder that is open; nothing where the server cannot change one yet. */
export function ChangeReminder({ reminder, garden }: ChangeReminderProps) {
  const open = useEditor();
  if (reminder.revision === undefined || reminder.is_completed) return null;
  return (
    <IconButton
      icon={Pencil}
      label={`Change: ${reminder.title}`}
      onClick={() =>
        open(<ChangeReminderDialog reminder={reminder} garden={garden} onClose={() => open(null)} />)
      }
    />
  );
}

import { isQuiet, type QuietHours } from '@planted/contracts';
import { Button, Checkbox, Dialog, TextInput } from '@planted/ui';
import { useState } from 'react';
import styles from '../account.module.css';
import { timeWords } from './note-words';
import type { NoteChoice } from './use-morning-note';

export interface HoursDialogProps {
  readonly choice: NoteChoice;
  readonly onChoose: (choice: NoteChoice) => void;
  readonly onCancel: () => void;
}

const USUAL: QuietHours = { from: '21:00', until: '06:00' };

/** When the note comes, and when none does, however late it is by then. */
export function HoursDialog({ choice, onChoose, onCancel }: HoursDialogProps) {
  const [time, setTime] = useState(choice.time);
  const [isOn, setOn] = useState(choice.quiet !== null);
  const [quiet, setQuiet] = useState<QuietHours>(choice.quiet ?? USUAL);
  const problem = problemOf(time, isOn ? quiet : null);
  return (
    <Dialog
      open
      title="Hour and quiet hours"
      description="By your garden’s clock. A note that could not be sent in time does not come in quiet hours."
      onClose={onCancel}
      footer={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          <Button
            variant="primary"
            disabled={problem !== null}
            onClick={() => onChoose({ ...choice, time, quiet: isOn ? quiet : null })}
          >
            Save
          </Button>
        </>
      }
    >
      <div className={styles.card}>
        <TextInput
          type="time"
          label="Note at"
          value={time}
          onChange={({ target }) => setTime(target.value)}
        />
        <Checkbox label="Have quiet hours" checked={isOn} onChange={setOn} />
        {(['from', 'until'] as const).map((end) => (
          <TextInput
            key={end}
            type="time"
            label={end === 'from' ? 'From' : 'Until'}
            value={quiet[end]}
            disabled={!isOn}
            onChange={({ target }) => setQuiet({ ...quiet, [end]: target.value })}
          />
        ))}
        <p role="status" className={styles.small}>
          {problem}
        </p>
      </div>
    </Dialog>
  );
}

function problemOf(time: string, quiet: QuietHours | null): string | null {
  if (!time || (quiet && !(quiet.from && quiet.until))) return 'Say every time.';
  if (quiet?.from === quiet?.until && quiet) return 'Both quiet hours are the same.';
  return isQuiet(time, quiet) ? `Your note comes at ${timeWords(time)}, which is in the quiet hours.` : null;
}

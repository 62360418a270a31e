import type { Day } from '@planted/season';
import { Button, causesOf, Checkbox, Dialog } from '@planted/ui';
import { usePlants } from '@planted/api-client';
import { kindIdOf } from '@planted/garden-domain';
import { useState } from 'react';
import type { SeasonRow } from '../view/season-row';
import { dateOf } from '../words/dates';
import styles from './failed-dialog.module.css';

interface FailedDialogProps {
  readonly row: SeasonRow;
  readonly today: Day;
  /** With what is to come of it. */
  readonly onFailed: (cause: string | null, then: 'again' | 'what-else' | null) => void;
  readonly onClose: () => void;
}

/** Asks what a planting failed of, in one tap, and offers to start it again while the season has room, or what else fits. */
export default function FailedDialog({ row, today, onFailed, onClose }: FailedDialogProps) {
  const kind = usePlants().data?.find(({ id }) => id === kindIdOf(row.plantId));
  const hasRoom = row.lastStart !== null && row.lastStart >= today;
  const [sowsAgain, setSowsAgain] = useState(hasRoom);
  const [looks, setLooks] = useState(true);
  const then = sowsAgain ? 'again' : looks ? 'what-else' : null;
  return (
    <Dialog
      open
      size="m"
      title="What happened?"
      description={`${row.name} in ${row.gardenName}. One tap; it can stay empty.`}
      onClose={onClose}
      footer={<Button onClick={onClose}>Cancel</Button>}
    >
      <div role="group" aria-label="Causes" className={styles.causes}>
        {causesOf(kind ? [kind] : []).map((cause) => (
          <Button key={cause} onClick={() => onFailed(cause, then)}>
            {cause.charAt(0).toUpperCase() + cause.slice(1)}
          </Button>
        ))}
        <Button variant="text" onClick={() => onFailed(null, then)}>
          I don't know
        </Button>
      </div>
      {hasRoom && row.lastStart !== null ? (
        <Checkbox
          label={`Start it again: it still ripens when it is started by ${dateOf(row.lastStart, today)}`}
          checked={sowsAgain}
          onChange={setSowsAgain}
        />
      ) : (
        <p className="soft">It is too late this season to start it again.</p>
      )}
      {!sowsAgain && (
        <Checkbox label="Then show what else fits from today" checked={looks} onChange={setLooks} />
      )}
    </Dialog>
  );
}

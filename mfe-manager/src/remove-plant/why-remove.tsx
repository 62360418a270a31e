import type { Plant } from '@planted/contracts';
import type { PlantingEnd } from '@planted/garden-domain';
import {
  ArrowRight,
  Button,
  Dialog,
  Icon,
  type LucideIcon,
  Scissors,
  TextInput,
  Undo2,
  X,
} from '@planted/ui';
import { useEffect, useRef, useState } from 'react';
import { useToday } from '../today';
import { causesOf } from './causes';
import { endDayProblem } from '../layout-act/end-day';
import styles from './why-remove.module.css';

/** Why plants go, and when. */
export interface Reason {
  readonly how: PlantingEnd;
  /** What they failed of; null where nobody says. */
  readonly cause: string | null;
  readonly day: string;
}

const REASONS: readonly { how: PlantingEnd; icon: LucideIcon; label: string; hint: string }[] = [
  { how: 'harvested', icon: Scissors, label: 'Harvested', hint: 'to the end' },
  { how: 'failed', icon: X, label: 'Failed', hint: 'a cause can follow' },
  { how: 'moved_away', icon: ArrowRight, label: 'Moved away', hint: 'to another place' },
  { how: 'mistake', icon: Undo2, label: 'A mistake', hint: 'as if never there' },
];

interface WhyRemoveProps {
  /** Which plants, in words. */
  readonly plants: string;
  readonly kinds: readonly Plant[];
  readonly isSending: boolean;
  readonly onReason: (reason: Reason) => void;
  readonly onCancel: () => void;
  /** Asked as it closes: whether what opened it has the focus again. */
  readonly returnsFocus: () => boolean;
}

/** 'Why remove?': one tap on a reason, and they are gone; without one nothing is. */
export function WhyRemove({ plants, kinds, isSending, onReason, onCancel, returnsFocus }: WhyRemoveProps) {
  const today = useToday();
  const [day, setDay] = useState(today);
  const [problem, setProblem] = useState<string>();
  const [hasFailed, setHasFailed] = useState(false);
  const first = useRef<HTMLButtonElement>(null);

  const choose = (how: PlantingEnd, cause: string | null) => {
    const wrong = endDayProblem(day, today);
    setProblem(wrong);
    if (!wrong) onReason({ how, cause, day });
  };
  return (
    <Dialog
      open
      size="m"
      title={hasFailed ? 'What happened?' : 'Why remove?'}
      description={
        hasFailed
          ? `${plants}. One tap; it can stay empty.`
          : `${plants}. One tap, and they're gone from the bed.`
      }
      initialFocus={first}
      returnsFocus={returnsFocus}
      onClose={onCancel}
      footer={
        <>
          {hasFailed && (
            <Button disabled={isSending} onClick={() => setHasFailed(false)}>
              Back
            </Button>
          )}
          <Button onClick={onCancel}>Cancel</Button>
        </>
      }
    >
      <div className={styles.why} aria-busy={isSending}>
        {hasFailed ? (
          <Causes kinds={kinds} isSending={isSending} onCause={(cause) => choose('failed', cause)} />
        ) : (
          <div role="group" aria-label="Reasons" className={styles.reasons}>
            {REASONS.map(({ how, icon, label, hint }, at) => (
              <button
                key={how}
                ref={at === 0 ? first : undefined}
                type="button"
                className={styles.reason}
                disabled={isSending}
                onClick={() => (how === 'failed' ? setHasFailed(true) : choose(how, null))}
              >
                <Icon of={icon} />
                <b>{label}</b>
                <small>{hint}</small>
              </button>
            ))}
          </div>
        )}
        <TextInput
          type="date"
          label="When"
          required
          max={today}
          value={day}
          error={problem}
          onChange={(event) => {
            setDay(event.currentTarget.value);
            setProblem(endDayProblem(event.currentTarget.value, today));
          }}
        />
        <p role="status" className="small soft">
          {isSending ? 'Removing...' : ''}
        </p>
      </div>
    </Dialog>
  );
}

interface CausesProps extends Pick<WhyRemoveProps, 'kinds' | 'isSending'> {
  readonly onCause: (cause: string | null) => void;
}

function Causes({ kinds, isSending, onCause }: CausesProps) {
  const first = useRef<HTMLButtonElement>(null);
  // The reason that had the focus is gone.
  useEffect(() => first.current?.focus(), []);
  return (
    <div role="group" aria-label="Causes" className={styles.causes}>
      {causesOf(kinds).map((cause, at) => (
        <Button key={cause} ref={at === 0 ? first : null} disabled={isSending} onClick={() => onCause(cause)}>
          {cause.charAt(0).toUpperCase() + cause.slice(1)}
        </Button>
      ))}
      <Button variant="text" disabled={isSending} onClick={() => onCause(null)}>
        I don't know
      </Button>
    </div>
  );
}

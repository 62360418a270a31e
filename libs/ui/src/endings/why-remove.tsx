import type { CalendarDay, EndOfPlanting, PlantingEnd } from '@planted/garden-domain';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '../controls/button';
import { TextInput } from '../controls/text-input';
import { Icon } from '../icons/icon';
import { ArrowRight, type LucideIcon, Scissors, Undo2, X } from '../icons/icons';
import { Dialog } from '../surfaces/dialog';
import { causesOf, type Tolerances } from './causes';
import { endDayProblem } from './end-day';
import styles from './why-remove.module.css';

const REASONS: readonly { how: PlantingEnd; icon: LucideIcon; label: string; hint: string }[] = [
  { how: 'harvested', icon: Scissors, label: 'Harvested', hint: 'to the end' },
  { how: 'failed', icon: X, label: 'Failed', hint: 'a cause can follow' },
  { how: 'moved_away', icon: ArrowRight, label: 'Moved away', hint: 'to another place' },
  { how: 'mistake', icon: Undo2, label: 'A mistake', hint: 'as if never there' },
];

export interface WhyRemoveProps {
  /** The question. Another one begins with the reasons again, and keeps the day. */
  readonly title: string;
  /** Which plants, in words without a period. */
  readonly plants: string;
  /** What a tap on a reason does, as a sentence. */
  readonly consequence: string;
  /** Of the plants: what all are prone to is offered first as a cause. */
  readonly kinds: readonly Tolerances[];
  readonly today: CalendarDay;
  readonly isSending?: boolean;
  readonly onReason: (reason: EndOfPlanting) => void;
  readonly onCancel: () => void;
  /** Asked as it closes: whether what opened it has the focus again. */
  readonly returnsFocus?: () => boolean;
}

/** Asks why and when plants are removed: one tap on a reason; of what failed, one on a cause (EDT-6). */
export function WhyRemove(props: WhyRemoveProps) {
  const { title, plants, consequence, kinds, today, isSending = false, onReason, onCancel } = props;
  const [day, setDay] = useState<CalendarDay>(today);
  const [problem, setProblem] = useState<string>();
  /** The question that was answered with 'Failed'. */
  const [failed, setFailed] = useState<string>();
  const hasFailed = failed === title;
  const first = useFocusAtChange(`${title} ${hasFailed}`);

  const choose = (how: PlantingEnd, cause: string | null) => {
    const wrong = endDayProblem(day, today);
    setProblem(wrong);
    if (!wrong) onReason({ how, cause, day });
  };
  return (
    <Dialog
      open
      size="m"
      title={hasFailed ? 'What happened?' : title}
      description={`${plants}. ${hasFailed ? 'One tap; it can stay empty.' : consequence}`}
      initialFocus={first}
      {...(props.returnsFocus && { returnsFocus: props.returnsFocus })}
      onClose={onCancel}
      footer={
        <>
          {hasFailed && (
            <Button disabled={isSending} onClick={() => setFailed(undefined)}>
              Back
            </Button>
          )}
          <Button onClick={onCancel}>Cancel</Button>
        </>
      }
    >
      <div className={styles.why} aria-busy={isSending}>
        {hasFailed ? (
          <div role="group" aria-label="Causes" className={styles.causes}>
            {causesOf(kinds).map((cause, at) => (
              <Button
                key={cause}
                ref={at === 0 ? first : null}
                disabled={isSending}
                onClick={() => choose('failed', cause)}
              >
                {cause.charAt(0).toUpperCase() + cause.slice(1)}
              </Button>
            ))}
            <Button variant="text" disabled={isSending} onClick={() => choose('failed', null)}>
              I don't know
            </Button>
          </div>
        ) : (
          <div role="group" aria-label="Reasons" className={styles.reasons}>
            {REASONS.map(({ how, icon, label, hint }, at) => (
              <button
                key={how}
                ref={at === 0 ? first : null}
                type="button"
                className={styles.reason}
                disabled={isSending}
                onClick={() => (how === 'failed' ? setFailed(title) : choose(how, null))}
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

/** For what has the focus when something else is asked: the button that had it is gone. */
function useFocusAtChange(asked: string): RefObject<HTMLButtonElement | null> {
  const first = useRef<HTMLButtonElement>(null);
  const before = useRef(asked);
  useEffect(() => {
    if (before.current !== asked) first.current?.focus();
    before.current = asked;
  }, [asked]);
  return first;
}

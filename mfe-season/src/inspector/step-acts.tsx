import { Button, Check, LinkButton, Sprout, Undo2 } from '@planted/ui';
import { useNavigate } from '@planted/mfe-kit';
import { lazy, Suspense, useState } from 'react';
import { dateOf } from '../words/dates';
import { doableStep, isHarvestable, isMovable, replaceableFrom } from '../view/possible-acts';
import type { InspectedStep } from './inspected-step';
import styles from './step-acts.module.css';

const DoneOnDialog = lazy(() => import('./done-on-dialog'));
const FailedDialog = lazy(() => import('./failed-dialog'));

/** What can be said of a step: done, not yet, failed; and its date given back. */
export function StepActs({ row, step, today, acts, onWhatElse }: InspectedStep) {
  const navigate = useNavigate();
  const [asks, setAsks] = useState<'day' | 'cause'>();
  const close = () => setAsks(undefined);
  if (row.isOver) return <p className={styles.over}>This planting has ended.</p>;
  const isDone = step.state === 'done';
  const canBeDone = doableStep(step) !== undefined || step.kind === 'clear';
  const replaceable = replaceableFrom(row);
  const doneWords = step.kind === 'clear' ? 'Cleared today' : 'Done today';
  return (
    <div className={styles.acts}>
      {canBeDone && !isDone && (
        <>
          <Button variant="primary" icon={Check} onClick={() => acts.finish(row, step, today)}>
            {doneWords}
          </Button>
          <Button onClick={() => setAsks('day')}>Done on another day</Button>
        </>
      )}
      {isHarvestable(row, step) && (
        <LinkButton
          href={`/garden-manager?garden=${row.gardenId}&open=event&event=harvested&plant=${row.id}`}
          onNavigate={navigate}
          variant="primary"
        >
          Log the harvest
        </LinkButton>
      )}
      {isDone && step.isReported && doableStep(step) && (
        <Button icon={Undo2} onClick={() => acts.unfinish(row, step)}>
          Not done after all
        </Button>
      )}
      {isMovable(row, step) && <Button onClick={() => acts.notYet(row, step)}>Not yet</Button>}
      {isMovable(row, step) && step.isFixed && (
        <Button icon={Undo2} onClick={() => acts.giveBack(row, step)}>
          {step.former === null
            ? 'Back to the planned date'
            : `Back to ${dateOf(step.former, today)}, as planned`}
        </Button>
      )}
      {replaceable !== null && (
        <Button icon={Sprout} onClick={() => onWhatElse(row, Math.max(replaceable, today))}>
          What else fits?
        </Button>
      )}
      <Button className={styles.failed} onClick={() => setAsks('cause')}>
        It failed
      </Button>
      <Suspense>
        {asks === 'day' && (
          <DoneOnDialog
            row={row}
            step={step}
            today={today}
            onDay={(day) => {
              close();
              acts.finish(row, step, day);
            }}
            onClose={close}
          />
        )}
        {asks === 'cause' && (
          <FailedDialog
            row={row}
            today={today}
            onFailed={(cause, then) => {
              close();
              acts.fail(row, cause, then === 'again');
              if (then === 'what-else') onWhatElse(row, today);
            }}
            onClose={close}
          />
        )}
      </Suspense>
    </div>
  );
}

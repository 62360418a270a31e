import type { CalendarDay } from '@planted/garden-domain';
import { Link } from '@planted/mfe-kit';
import { Button, Card, Loading, PlantImage, useNextFocus } from '@planted/ui';
import { type ReactNode, useId, useState } from 'react';
import { taskKey } from './describe-task';
import { TaskRow } from './task-row';
import type { DueReminder, Task } from './todays-work';
import styles from './todays-work-card.module.css';

const SHOWN_AT_FIRST = 6;

interface TodaysWorkCardProps<R extends DueReminder> {
  readonly tasks: readonly Task<R>[];
  readonly today: CalendarDay;
  /** Gardens that need something too, beyond these tasks, and how many things that is where it is known. */
  readonly moreGardens?: number | undefined;
  readonly moreTasks?: number | undefined;
  /** A part of it is still being loaded. */
  readonly isPending?: boolean;
  /** What it says when there is nothing. */
  readonly nothing: string;
  /** What may be missing from the list, and why. */
  readonly gap?: ReactNode;
  readonly onDone: (reminder: R) => void;
}

/** What to do today, before any figure. */
export function TodaysWorkCard<R extends DueReminder>({
  tasks,
  today,
  moreGardens = 0,
  moreTasks = 0,
  isPending = false,
  nothing,
  gap,
  onDone,
}: TodaysWorkCardProps<R>) {
  const heading = useId();
  const next = useNextFocus<HTMLDivElement>();
  const [isWhole, setIsWhole] = useState(false);
  const count = tasks.length + moreTasks;
  const shown = isWhole ? tasks : tasks.slice(0, SHOWN_AT_FIRST);
  return (
    <Card {...next} as="section" pad="l" tabIndex={-1} aria-labelledby={heading} className={styles.card}>
      <div className={styles.head}>
        <h2 id={heading}>Today</h2>
        {count > 0 && (
          <p className="soft small num">
            {count.toLocaleString()} {count === 1 ? 'thing' : 'things'} to do
          </p>
        )}
      </div>
      {gap && <p className="soft small">{gap}</p>}
      {isPending && <Loading>Loading today's tasks...</Loading>}
      {tasks.length === 0 && !isPending && (
        <div className={styles.nothing}>
          <PlantImage src="/illustrations/plants/chamomile.svg" size={72} />
          <p className="soft">{nothing}</p>
        </div>
      )}
      {tasks.length > 0 && (
        <ul aria-labelledby={heading}>
          {shown.map((task, index) => (
            <TaskRow key={taskKey(task)} task={task} today={today} isFirst={index === 0} onDone={onDone} />
          ))}
        </ul>
      )}
      {tasks.length > SHOWN_AT_FIRST && (
        <Button variant="text" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? 'Show fewer' : `Show ${tasks.length - SHOWN_AT_FIRST} more`}
        </Button>
      )}
      {moreGardens > 0 && (
        <p className="soft small">
          There's also work in{' '}
          <Link to="/garden-manager">
            {moreGardens} more {moreGardens === 1 ? 'garden' : 'gardens'}
          </Link>
          .
        </p>
      )}
    </Card>
  );
}

import type { CalendarDay } from '@planted/garden-domain';
import { Link } from '@planted/mfe-kit';
import { Button, Card, Loading, PlantImage, Plate, useNextFocus } from '@planted/ui';
import { type ReactNode, useId, useState } from 'react';
import type { SeasonWorkActs } from '../season-work/season-work';
import { taskKey } from './describe-task';
import { TaskRow } from './task-row';
import type { DueReminder, Task } from './todays-work';
import styles from './todays-work-card.module.css';

const SHOWN_AT_FIRST = 6;

/** What it says when there is nothing to do, beside the drawing of a plant. */
export interface Nothing {
  readonly words: string;
  readonly picture?: string | undefined;
}

interface TodaysWorkCardProps<R extends DueReminder> {
  readonly tasks: readonly Task<R>[];
  readonly today: CalendarDay;
  /** Gardens that need something too, beyond these tasks, and how many things that is where it is known. */
  readonly moreGardens?: number | undefined;
  readonly moreTasks?: number | undefined;
  /** A part of it is still being loaded. */
  readonly isPending?: boolean;
  readonly nothing: Nothing;
  /** The drawing of the plant that a task is about, where there is one. */
  readonly pictureOf: (task: Task<R>) => string | undefined;
  /** What may be missing from the list, and why. */
  readonly gap?: ReactNode;
  readonly onDone: (reminder: R) => void;
  readonly onDoneWithStep: (reminder: R, isCompleted: boolean) => void;
  readonly acts: SeasonWorkActs;
}

/** What to do today, before any figure. */
export function TodaysWorkCard<R extends DueReminder>({
  tasks,
  today,
  moreGardens = 0,
  moreTasks = 0,
  isPending = false,
  nothing,
  pictureOf,
  gap,
  acts,
  ...ticks
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
        {count > 0 && !isPending && (
          <p className="soft small num">
            {count.toLocaleString()} {count === 1 ? 'thing' : 'things'} to do
          </p>
        )}
      </div>
      {gap && <p className="soft small">{gap}</p>}
      {isPending && <Loading>Loading today's tasks...</Loading>}
      {tasks.length === 0 && !isPending && (
        <div className={styles.nothing}>
          <Plate tone="warm" className={styles.plate}>
            <PlantImage src={nothing.picture ?? '/illustrations/plants/chamomile.svg'} size={88} />
          </Plate>
          <p>{nothing.words}</p>
        </div>
      )}
      {tasks.length > 0 && (
        <ul aria-labelledby={heading}>
          {shown.map((task, index) => (
            <TaskRow
              key={taskKey(task)}
              task={task}
              today={today}
              isFirst={index === 0}
              picture={pictureOf(task)}
              acts={acts}
              {...ticks}
            />
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

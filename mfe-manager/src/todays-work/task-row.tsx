import type { CalendarDay } from '@planted/garden-domain';
import { Link } from '@planted/mfe-kit';
import {
  Button,
  buttonClass,
  type ButtonVariant,
  Clock,
  Droplets,
  Icon,
  type LucideIcon,
  PlantImage,
  Plate,
  type PlateTone,
  Scissors,
  Sprout,
} from '@planted/ui';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { managerPath } from '../manager/manager-place';
import type { SeasonGarden, SeasonWorkActs, StepTask } from '../season-work/season-work';
import { useWaterGarden } from '../water-garden/use-water-garden';
import { describeTask } from './describe-task';
import styles from './task-row.module.css';
import type { DueReminder, Task, TaskGarden } from './todays-work';

const WhyClear = lazy(() => import('../clear-ended/why-clear'));

const looks: Record<Task['kind'], { icon: LucideIcon; tone: PlateTone }> = {
  reminder: { icon: Clock, tone: 'rose' },
  water: { icon: Droplets, tone: 'sky' },
  harvest: { icon: Scissors, tone: 'warm' },
  'set-dates': { icon: Sprout, tone: 'leaf' },
  step: { icon: Sprout, tone: 'leaf' },
};

function WaterButton({ garden, variant }: { garden: TaskGarden; variant: ButtonVariant }) {
  const water = useWaterGarden(garden);
  return (
    <Button
      variant={variant}
      className={styles.act}
      busy={water.isPending}
      busyLabel="Watering..."
      aria-label={`Water ${garden.name}`}
      onClick={() => water.mutate()}
    >
      Water
    </Button>
  );
}

interface ClearButtonProps {
  readonly task: { readonly garden: SeasonGarden; readonly step: StepTask };
  readonly today: CalendarDay;
  readonly variant: ButtonVariant;
  readonly acts: SeasonWorkActs;
}

/** Asks why before plants are cleared from their bed (EDT-6). */
function ClearButton({ task: { garden, step }, today, variant, acts }: ClearButtonProps) {
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button
        variant={variant}
        className={styles.act}
        aria-label={`${step.what} in ${garden.name}`}
        onClick={() => setAsks(true)}
      >
        Clear
      </Button>
      {asks && (
        <Suspense>
          <WhyClear
            plants={`${step.due.plantName} in ${garden.name}`}
            today={today}
            onReason={(reason) => {
              setAsks(false);
              acts.clear(garden, step, reason);
            }}
            onCancel={() => setAsks(false)}
          />
        </Suspense>
      )}
    </>
  );
}

interface TaskRowProps<R extends DueReminder> {
  readonly task: Task<R>;
  readonly today: CalendarDay;
  /** The first row of the day is the one to begin with. */
  readonly isFirst: boolean;
  /** The drawing of the plant that it is about. */
  readonly picture: string | undefined;
  readonly onDone: (reminder: R) => void;
  /** Ticks a reminder off with the step that it says, and opens it again when that is taken back. */
  readonly onDoneWithStep: (reminder: R, isCompleted: boolean) => void;
  readonly acts: SeasonWorkActs;
}

/** One thing to do today, why it is due, and one press that does it or leads there. */
export function TaskRow<R extends DueReminder>(props: TaskRowProps<R>) {
  const { task, today, isFirst, picture, onDone, onDoneWithStep, acts } = props;
  const { icon, tone } = looks[task.kind];
  const { what, why } = describeTask(task, today);
  const variant = isFirst ? 'primary' : 'outlined';
  const isLate =
    (task.kind === 'reminder' && task.isOverdue) || (task.kind === 'step' && task.step.isOverdue);
  return (
    <li className={styles.task}>
      <Plate tone={tone} plain className={styles.plate}>
        {picture ? <PlantImage src={picture} size={40} /> : <Icon of={icon} />}
      </Plate>
      <div className={styles.words}>
        <strong dir="auto">{task.kind === 'step' ? <Link to={task.step.href}>{what}</Link> : what}</strong>
        <p className={`small ${isLate ? styles.late : 'soft'}`}>{why}</p>
      </div>
      {actOf()}
    </li>
  );

  function finish({ garden, step, reminder }: Task<R> & { kind: 'step' }): void {
    if (!reminder) return acts.finish(garden, step);
    acts.finish(garden, step, () => onDoneWithStep(reminder, false));
    onDoneWithStep(reminder, true);
  }

  function actOf(): ReactNode {
    switch (task.kind) {
      case 'reminder':
        return (
          <Button
            variant={variant}
            className={styles.act}
            aria-label={`Done: ${what}`}
            onClick={() => onDone(task.reminder)}
          >
            Done
          </Button>
        );
      case 'water':
        return <WaterButton garden={task.garden} variant={variant} />;
      case 'harvest':
        return (
          <Link
            to={managerPath({
              garden: task.garden.id,
              open: 'event',
              event: 'harvested',
              plant: task.ripe.id,
            })}
            className={`${buttonClass({ variant })} ${styles.act}`}
            aria-label={`${what} in ${task.garden.name}`}
          >
            Harvest
          </Link>
        );
      case 'step':
        if (task.step.due.kind === 'clear')
          return <ClearButton task={task} today={today} variant={variant} acts={acts} />;
        return (
          <Button
            variant={variant}
            className={styles.act}
            aria-label={`Done: ${what} in ${task.garden.name}`}
            onClick={() => finish(task)}
          >
            Done
          </Button>
        );
      case 'set-dates':
        return (
          <Link
            to={managerPath({ garden: task.garden.id, open: 'dates' })}
            className={`${buttonClass({ variant })} ${styles.act}`}
            aria-label={`Set Dates in ${task.garden.name}`}
          >
            Set Dates
          </Link>
        );
    }
  }
}

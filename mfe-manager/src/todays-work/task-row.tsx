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
  Plate,
  type PlateTone,
  Scissors,
  Sprout,
} from '@planted/ui';
import type { ReactNode } from 'react';
import { managerPath } from '../manager/manager-place';
import { useWaterGarden } from '../water-garden/use-water-garden';
import { describeTask } from './describe-task';
import styles from './task-row.module.css';
import type { DueReminder, Task, TaskGarden } from './todays-work';

const looks: Record<Task['kind'], { icon: LucideIcon; tone: PlateTone }> = {
  reminder: { icon: Clock, tone: 'rose' },
  water: { icon: Droplets, tone: 'sky' },
  harvest: { icon: Scissors, tone: 'warm' },
  'set-dates': { icon: Sprout, tone: 'leaf' },
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

interface TaskRowProps<R extends DueReminder> {
  readonly task: Task<R>;
  readonly today: CalendarDay;
  /** The first row of the day is the one to begin with. */
  readonly isFirst: boolean;
  readonly onDone: (reminder: R) => void;
}

/** One thing to do today, why it is due, and one press that does it or leads there. */
export function TaskRow<R extends DueReminder>({ task, today, isFirst, onDone }: TaskRowProps<R>) {
  const { icon, tone } = looks[task.kind];
  const { what, why } = describeTask(task, today);
  const variant = isFirst ? 'primary' : 'outlined';
  const isLate = task.kind === 'reminder' && task.isOverdue;
  return (
    <li className={styles.task}>
      <Plate tone={tone} plain className={styles.plate}>
        <Icon of={icon} />
      </Plate>
      <div className={styles.words}>
        <strong dir="auto">{what}</strong>
        <p className={`small ${isLate ? styles.late : 'soft'}`}>{why}</p>
      </div>
      {actOf()}
    </li>
  );

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

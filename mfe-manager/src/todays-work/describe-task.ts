import type { CalendarDay } from '@planted/garden-domain';
import { countOfPlants } from '../gardens/planted-garden';
import { lateness } from '../reminders/describe-reminder';
import type { DueReminder, Task } from './todays-work';

export interface TaskWords {
  /** What to do. */
  readonly what: string;
  /** Why now. */
  readonly why: string;
}

const countOfDays = (days: number): string => `${days} ${days === 1 ? 'day' : 'days'}`;

const areDue = (count: number, word: string): string =>
  `${countOfPlants(count)} ${count === 1 ? 'is' : 'are'} ${word}`;

function whyWater({ thirsty, dryDays, wasWatered, countsEnded }: Task & { kind: 'water' }): string {
  const due = `${areDue(thirsty, 'due')}${countsEnded ? ', counting what has ended' : ''}.`;
  if (wasWatered) return `${countOfDays(dryDays)} since the last watering. ${due}`;
  if (dryDays === 0) return `${countOfPlants(thirsty)} planted today and not watered yet.`;
  return `Planted ${countOfDays(dryDays)} ago and not watered since. ${due}`;
}

/** A task in words; `today` is the gardener's day. */
export function describeTask<R extends DueReminder>(task: Task<R>, today: CalendarDay): TaskWords {
  switch (task.kind) {
    case 'reminder':
      return {
        what: task.reminder.title,
        why: lateness(task.reminder.reminder_datetime, task.isOverdue, today),
      };
    case 'water':
      return { what: `Water ${task.garden.name}`, why: whyWater(task) };
    case 'harvest': {
      const { plant_name, plants, readyDays } = task.ripe;
      const since = readyDays > 0 ? ` Ready for ${countOfDays(readyDays)}.` : '';
      return {
        what: `Harvest ${plant_name}`,
        why: `${areDue(plants, 'ready')} in ${task.garden.name}.${since}`,
      };
    }
    case 'step':
      return { what: task.step.what, why: task.step.why };
    case 'set-dates':
      return {
        what: `Set planting dates in ${task.garden.name}`,
        why: `${countOfPlants(task.undated)} without a planting date.`,
      };
  }
}

/** Names a task in a list, the same from one look to the next. */
export function taskKey<R extends DueReminder>(task: Task<R>): string {
  if (task.kind === 'reminder') return `reminder-${task.reminder.id}`;
  if (task.kind === 'step') return `step-${task.step.id}`;
  return `${task.kind}-${task.garden.id}-${task.kind === 'harvest' ? task.ripe.id : ''}`;
}

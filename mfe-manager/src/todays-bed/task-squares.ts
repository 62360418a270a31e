import type { Dashboard, Reminder } from '@planted/contracts';
import type { BedPlant } from '@planted/ui';
import { bedPlant } from '../gardens/planted-garden';
import type { Task } from '../todays-work/todays-work';

export type FirstGarden = Dashboard['gardens'][number];
export type OwnTask = Task<Reminder>;

/** The garden in which a task is to be done, by its id; null where its reminder names none. */
export const gardenOfTask = (task: OwnTask): string | null =>
  task.kind === 'reminder' ? task.reminder.garden_id : task.garden.id;

type Squares = Pick<BedPlant, 'x' | 'y' | 'width' | 'height'>;

/**
 * The squares of a bed in which a task is to be done, each footprint once: all that is planted where the bed is watered,
 * and none where the task is not about any.
 */
export function squaresOfTask(task: OwnTask, { plants }: Pick<FirstGarden, 'plants'>): Squares[] {
  const meant = task.kind === 'step' ? task.step.due.plantings : plantsOfTask(task, plants.map(bedPlant));
  const footprints = meant.map(({ x, y, width, height }) => ({ x, y, width, height }));
  return [...new Map(footprints.map((one) => [`${one.x},${one.y}`, one])).values()];
}

function plantsOfTask(task: Exclude<OwnTask, { kind: 'step' }>, plants: readonly BedPlant[]) {
  switch (task.kind) {
    case 'water':
      return plants;
    case 'harvest': {
      const ripe = new Set(task.ripe.plantings ?? [task.ripe.id]);
      return plants.filter(({ id }) => ripe.has(id));
    }
    case 'reminder':
      return plants.filter(({ id }) => id === task.reminder.plant_id);
    case 'set-dates':
      return [];
  }
}

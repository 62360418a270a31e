import type { CalendarDay } from '@planted/garden-domain';
import type { AddedReminder } from './reminder-state';

export interface AddReminder {
  readonly type: 'AddReminder';
  readonly actorId: string;
  readonly reminder: AddedReminder;
  /** Whether it is ticked off at once. */
  readonly isCompleted: boolean;
  /** On the clock of the reminder's zone. */
  readonly today: CalendarDay;
}

/** Ticks off one date of a reminder, or opens it again. */
export interface UpdateReminder {
  readonly type: 'UpdateReminder';
  readonly actorId: string;
  readonly occurrence: number;
  /** When this date was; ISO 8601. */
  readonly dueAt: string;
  readonly isCompleted: boolean;
  /** On the clock of the reminder's zone. */
  readonly today: CalendarDay;
}

export type ReminderCommand = AddReminder | UpdateReminder;

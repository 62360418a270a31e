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

/** Ticks off one date of a reminder. */
export interface CompleteReminder {
  readonly type: 'CompleteReminder';
  readonly actorId: string;
  readonly turn: number;
  /** When this date was; ISO 8601. */
  readonly dueAt: string;
  readonly today: CalendarDay;
}

/** Opens one date of a reminder again. */
export interface ReopenReminder {
  readonly type: 'ReopenReminder';
  readonly actorId: string;
  readonly turn: number;
}

export type ReminderCommand = AddReminder | CompleteReminder | ReopenReminder;

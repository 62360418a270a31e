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
  /** Where the rhythm has this date; ISO 8601. */
  readonly dueAt: string;
  readonly isCompleted: boolean;
  /** On the clock of the reminder's zone. */
  readonly today: CalendarDay;
}

/** What each change of a reminder names. */
interface Change {
  readonly actorId: string;
  /** The revision that its page shows. */
  readonly revision: number;
}

/** What one date of a reminder is changed to. */
interface DateChange extends Change {
  readonly occurrence: number;
  /** Whether this date was done before, by its gardener or by a watering. */
  readonly isCompleted: boolean;
  /** ISO 8601. */
  readonly dueAt: string;
  /** On the clock of the reminder's zone. */
  readonly today: CalendarDay;
}

/** Changes what a reminder says, is about and how it comes back. */
export interface EditReminder extends Change {
  readonly type: 'EditReminder';
  readonly edited: Pick<
    AddedReminder,
    'sealedText' | 'isWatering' | 'recurrence' | 'priority' | 'gardenId' | 'plantId'
  >;
  /** Where its rhythm says that the date in hand is: another rhythm counts from there. ISO 8601. */
  readonly dueAt: string;
}

/** Moves a date, and the later ones with it. */
export interface MoveReminder extends DateChange {
  readonly type: 'MoveReminder';
}

/** Lets one date ask at another time. */
export interface SnoozeReminder extends DateChange {
  readonly type: 'SnoozeReminder';
}

interface EndReminder extends Change {
  readonly type: 'EndReminder';
}

interface DeleteReminder extends Change {
  readonly type: 'DeleteReminder';
}

/** Takes a deletion back, or else an end. */
interface RestoreReminder extends Change {
  readonly type: 'RestoreReminder';
}

export type ChangeReminder =
  | EditReminder
  | MoveReminder
  | SnoozeReminder
  | EndReminder
  | DeleteReminder
  | RestoreReminder;

export type ReminderCommand = AddReminder | UpdateReminder | ChangeReminder;

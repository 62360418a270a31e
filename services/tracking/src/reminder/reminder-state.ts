import type { ReminderEvent } from '@planted/contracts';

export type AddedReminder = Extract<ReminderEvent, { type: 'ReminderAdded' }>['data'];

export interface ExistingReminder {
  readonly exists: true;
  /** As it is now; `dueAt` is the date from which the rhythm of one that recurs counts. */
  readonly reminder: AddedReminder;
  /** Of each date that its gardener ticked off or opened again: whether it is ticked off. */
  readonly ticked: ReadonlyMap<number, boolean>;
  /** How often it was changed. */
  readonly revision: number;
  readonly isEnded: boolean;
  readonly isDeleted: boolean;
}

/**
 * What past events say of one reminder. That a watering completed a date is its garden's event, and not recorded here.
 */
export type ReminderState = { readonly exists: false } | ExistingReminder;

export const noReminder: ReminderState = { exists: false };

export function evolve(state: ReminderState, event: ReminderEvent): ReminderState {
  if (event.type === 'ReminderAdded')
    return {
      exists: true,
      reminder: event.data,
      ticked: new Map(),
      revision: 0,
      isEnded: false,
      isDeleted: false,
    };
  if (!state.exists) return state;
  switch (event.type) {
    case 'ReminderCompleted':
    case 'ReminderReopened': {
      const isTicked = event.type === 'ReminderCompleted';
      return { ...state, ticked: new Map([...state.ticked, [event.data.turn, isTicked]]) };
    }
    case 'ReminderEdited': {
      const { revision, ...edited } = event.data;
      return { ...state, revision, reminder: { ...state.reminder, ...edited } };
    }
    case 'ReminderMoved': {
      const { revision, dueAt } = event.data;
      return { ...state, revision, reminder: { ...state.reminder, dueAt } };
    }
    case 'ReminderSnoozed':
      return { ...state, revision: event.data.revision };
    case 'ReminderEnded':
      return { ...state, revision: event.data.revision, isEnded: true };
    case 'ReminderDeleted':
      return { ...state, revision: event.data.revision, isDeleted: true };
    case 'ReminderRestored':
      return { ...state, revision: event.data.revision, ...restored(state) };
    default:
      return event satisfies never;
  }
}

/** What is taken back is the deletion, or else the end. */
const restored = ({ isEnded, isDeleted }: Pick<ExistingReminder, 'isEnded' | 'isDeleted'>) => ({
  isEnded: isEnded && isDeleted,
  isDeleted: false,
});

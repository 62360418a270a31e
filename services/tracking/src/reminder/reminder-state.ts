import type { ReminderEvent } from '@planted/contracts';

export type AddedReminder = Extract<ReminderEvent, { type: 'ReminderAdded' }>['data'];

export interface ExistingReminder {
  readonly exists: true;
  readonly added: AddedReminder;
  /** Of each date that its gardener ticked off or opened again: whether it is ticked off. */
  readonly ticked: ReadonlyMap<number, boolean>;
}

/**
 * What past events say of one reminder. That a watering completed a date is its garden's event, and not recorded here.
 */
export type ReminderState = { readonly exists: false } | ExistingReminder;

export const noReminder: ReminderState = { exists: false };

export function evolve(state: ReminderState, event: ReminderEvent): ReminderState {
  if (event.type === 'ReminderAdded') return { exists: true, added: event.data, ticked: new Map() };
  if (!state.exists) return state;
  const isTicked = event.type === 'ReminderCompleted';
  return { ...state, ticked: new Map([...state.ticked, [event.data.turn, isTicked]]) };
}

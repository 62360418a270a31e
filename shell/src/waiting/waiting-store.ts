import type { WaitingCommand } from '@planted/outbox';
import { createStore } from '@planted/mfe-kit';

/** What the page shows of commands that wait for a signal. */
export interface Waiting {
  readonly isOffline: boolean;
  readonly waiting: readonly WaitingCommand[];
  /** The same, after those that were sent and are not in the page's data yet. */
  readonly unread: readonly WaitingCommand[];
  readonly refused: readonly WaitingCommand[];
  /** Why not all of it may last: one sentence. */
  readonly storage: string | null;
  /** Words for a command. */
  readonly wordsOf: (command: WaitingCommand) => CommandWords;
  /** @returns false where it may have arrived */
  readonly takeBack: (command: WaitingCommand) => Promise<boolean>;
  readonly leaveOut: (command: WaitingCommand) => void;
  readonly sendAgain: (command: WaitingCommand) => void;
}

export interface CommandWords {
  /** 'Watered Kitchen Bed' */
  readonly what: string;
  /** '9:15 AM · Kitchen Bed' */
  readonly when: string;
}

/** Null where there is nothing to show: a guest, or a signal and nothing that waits. */
export const waitingStore = createStore<Waiting | null>(null);

/** A question whether to sign out although something waits; null while it is not asked. */
export const leavingStore = createStore<((isLeaving: boolean) => void) | null>(null);

/** Whether the gardener may be signed out: asked where something waits. */
export async function mayLeave(): Promise<boolean> {
  if ((waitingStore.get()?.waiting.length ?? 0) === 0) return true;
  const isLeaving = await new Promise<boolean>((resolve) => leavingStore.set(resolve));
  leavingStore.set(null);
  return isLeaving;
}

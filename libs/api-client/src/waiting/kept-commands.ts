import type { Fate, NewCommand } from '@planted/outbox';
import { useMemo, useSyncExternalStore } from 'react';

/** A command that is shown as done and still to be sent. */
export type KeptCommand = Pick<NewCommand, 'key' | 'call' | 'address' | 'body' | 'at' | 'gardenId'> & {
  /** Shells of earlier releases may not say so. */
  readonly mayHaveArrived?: boolean;
};

/**
 * Where commands wait for a signal: the shell keeps and sends them, for whichever page is open. Every micro-frontend has
 * this library itself, and so they meet at a global; a shell of an earlier release has none, and there nothing waits.
 */
export interface KeptCommands {
  /** Those of who is here, in their order. */
  readonly get: () => readonly KeptCommand[];
  /** @returns stops that */
  readonly subscribe: (listener: () => void) => () => void;
  /** Whether a new command has to let others go first. */
  readonly isHeld: () => boolean;
  /**
   * @param isBehind only while others wait, whom it lets go first
   * @returns false where it is not kept: none waits any more, nobody is signed in, or this page could not keep it
   */
  readonly keep: (command: NewCommand, isBehind?: boolean) => Promise<boolean>;
  /** What a page shows, with what waits as done. */
  readonly fold: <Data>(what: Foldable, data: Data) => Data;
  /**
   * Gives a command another body. Shells of earlier releases cannot.
   * @returns false for one that may have arrived, or is not kept any more
   */
  readonly rewrite?: (key: string, body: string) => Promise<boolean>;
  /** What became of a command, by its key; undefined where nothing is kept of it, as when it was sent. */
  readonly fateOf: (key: string) => Promise<Fate | undefined>;
  /** Its page has decided on what was refused or taken back. */
  readonly leaveOut: (key: string) => Promise<void>;
}

/** What of the gardener's is shown with what waits. */
export type Foldable = 'activities' | 'dashboard' | 'journal' | 'plants' | 'reminders' | 'season';

declare global {
  var plantedKeptCommands: KeptCommands | undefined;
}

const NONE: readonly KeptCommand[] = [];

export const keptCommands = (): readonly KeptCommand[] => globalThis.plantedKeptCommands?.get() ?? NONE;

/** Calls back whenever other commands wait than before. @returns stops that */
export const onKeptCommands = (listener: () => void): (() => void) =>
  globalThis.plantedKeptCommands?.subscribe(listener) ?? (() => {});

/** What became of a command that had to wait, by its key; undefined where nothing is kept of it. */
export const fateOfKept = async (key: string): Promise<Fate | undefined> =>
  globalThis.plantedKeptCommands?.fateOf(key);

/** A draft has decided on what was refused or taken back of its own. */
export const leaveOutKept = async (key: string): Promise<void> =>
  globalThis.plantedKeptCommands?.leaveOut(key);

/** What waits now, for a screen that shows it as done. */
export const useKeptCommands = (): readonly KeptCommand[] =>
  useSyncExternalStore(onKeptCommands, keptCommands, () => NONE);

/** What a page shows, with what waits as done. */
export const withKept = <Data>(what: Foldable, data: Data): Data =>
  globalThis.plantedKeptCommands?.fold(what, data) ?? data;

/** The same as `select` of a query. */
export function useWithKept<Data>(what: Foldable): (data: Data) => Data {
  const kept = useKeptCommands();
  return useMemo(() => (data) => (kept.length === 0 ? data : withKept(what, data)), [kept, what]);
}

/** Whether something that names this id is still to be sent. @param call of one kind only */
export const useWillBeSent = (id: string, call?: MayWait): boolean =>
  useKeptCommands().some(
    (command) =>
      (call === undefined || command.call === call) && `${command.address} ${command.body}`.includes(id),
  );

/** Calls whose commands wait where there is no signal; why others do not, calls-that-cannot-wait.ts says. */
const MAY_WAIT = [
  'add-garden-event',
  'add-journal-entry',
  'add-reminder',
  'change-layout',
  'correct-garden-event',
  'correct-journal-entry',
  'delete-reminder',
  'edit-reminder',
  'end-reminder',
  'move-reminder',
  'restore-garden-event',
  'restore-journal-entry',
  'restore-reminder',
  'snooze-reminder',
  'update-plant-health-rating',
  'update-planting-dates',
  'update-reminder',
  'water-all-plants',
  'withdraw-garden-event',
  'withdraw-journal-entry',
] as const;
export type MayWait = (typeof MAY_WAIT)[number];

/** Of a layout, what changes the ground or the whole garden is decided where its newest state is known. */
const OF_GROUND = /"type":"(reshape|settings)"/;

/** Whether a command may wait for a signal. @param body as it is sent */
export const mayWait = (call: string, body: string): call is MayWait =>
  MAY_WAIT.some((one) => one === call) && !(call === 'change-layout' && OF_GROUND.test(body));

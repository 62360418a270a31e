import { afterRefusal, firstKeyOf, sentAgain } from './after-refusal';
import type { Commands, CommandStore } from './command-store';
import { withoutTakenBack } from './revised';
import { type NewCommand, type Outcome, TAKEN_BACK, type WaitingCommand } from './waiting-command';

export interface OutboxParts {
  readonly store: CommandStore;
  /** Does work while no other tab of this browser does. */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
  /** Tries once to send a command of this gardener's, under its key. */
  readonly send: (command: WaitingCommand, gardener: string) => Promise<Outcome>;
  /** Whether a try is worth it: without a signal none arrives, and nothing counts as tried. */
  readonly canSend: () => boolean;
  /** Whose commands are kept and sent now; null for a guest. */
  readonly owner: () => string | null;
  /** Tells other tabs that the list is another one. */
  readonly announce: () => void;
  /** After so many milliseconds. @returns calls it off */
  readonly later: (milliseconds: number, act: () => void) => () => void;
  /** All that could be sent is: resolves once the page shows what the server knows. */
  readonly onSent: (commands: Commands) => Promise<unknown>;
  readonly onSignedOut: () => void;
}

export interface Outbox {
  /** What waits for a signal, of who is here. */
  readonly waiting: () => Commands;
  /** The same, after what was sent and is not in the page's data yet. */
  readonly unread: () => Commands;
  /** What the server refused: it needs the gardener. */
  readonly refused: () => Commands;
  readonly subscribe: (listener: () => void) => () => void;
  /** Whether a new command has to let others go first. */
  readonly isHeld: () => boolean;
  /**
   * Keeps a command; one that is kept under its key already stays as it is.
   * @param isBehind only while others wait, whom it lets go first
   * @returns false where it is not kept: none waits any more, or nobody is signed in
   */
  readonly keep: (command: NewCommand, isBehind?: boolean) => Promise<boolean>;
  /** @returns false for one that may have arrived: only the server can take it back. */
  readonly takeBack: (key: string) => Promise<boolean>;
  /** Gives a command another body. @returns false for one that may have arrived: only the server can correct it. */
  readonly rewrite: (key: string, body: string) => Promise<boolean>;
  /** What became of a command by its first key; undefined where nothing is kept of it, as when it was sent. */
  readonly fateOf: (key: string) => Fate | undefined;
  /** Ends what was refused or taken back, by its key, or all forms of it by its first key. */
  readonly leaveOut: (key: string) => Promise<void>;
  /** Sends what was refused again: over what another page has made of an entry, where that is the reason. */
  readonly sendAgain: (key: string) => Promise<void>;
  /** Sends what waits, one after the other, until nothing does or there is no answer. */
  readonly drain: () => Promise<void>;
  /** Reads what is kept: another tab has changed it, or another gardener is here. */
  readonly look: () => Promise<void>;
}

export type Fate = 'waits' | 'refused' | 'taken-back';

/** Pauses after a try without an answer, in milliseconds: doubled from the first to the last. */
const FIRST_PAUSE_MS = 1000;
const LAST_PAUSE_MS = 30_000;

const NONE: Commands = [];
const fate = ({ refusal }: WaitingCommand): Fate => {
  if (refusal === null) return 'waits';
  return refusal.code === TAKEN_BACK.code ? 'taken-back' : 'refused';
};
const waits = (command: WaitingCommand): boolean => fate(command) === 'waits';
/** One that has surely not arrived. */
const isHere =
  (key: string) =>
  (one: WaitingCommand): boolean =>
    one.key === key && waits(one) && !one.mayHaveArrived;
const isWaitingAs =
  ({ key }: NewCommand) =>
  (one: WaitingCommand): boolean =>
    waits(one) && firstKeyOf(one.key) === key;

/** Commands that wait for a signal: kept on the device before anything else, and sent in their order, each once. */
export function createOutbox(parts: OutboxParts): Outbox {
  const { store, owner, announce } = parts;
  const listeners = new Set<() => void>();
  let kept = NONE;
  let settling = NONE;
  let shown = { waiting: NONE, unread: NONE, refused: NONE };
  /** First keys of what this page tried to send. */
  const tried = new Set<string>();
  let pause = FIRST_PAUSE_MS;
  let callOff = () => {};
  let running: Promise<void> | undefined;
  let isDue = false;

  function show(gardener: string, now: Commands): void {
    if (owner() !== gardener) return;
    kept = now;
    tell();
  }

  function tell(): void {
    const refused = kept.filter((one) => fate(one) === 'refused');
    const waiting = kept.filter(waits);
    shown = { waiting, unread: settling.length > 0 ? [...settling, ...waiting] : waiting, refused };
    for (const listener of listeners) listener();
  }

  async function change(gardener: string, act: (now: Commands) => Commands): Promise<Commands> {
    const now = await store.change(gardener, act);
    show(gardener, now);
    announce();
    return now;
  }

  async function look(): Promise<void> {
    const gardener = owner();
    if (gardener !== null) return show(gardener, await store.read(gardener));
    [kept, settling] = [NONE, NONE];
    tell();
  }

  /** The first that waits, noted as tried before it is: a page that is closed meanwhile cannot say it any more. */
  async function claim(gardener: string): Promise<WaitingCommand | undefined> {
    const now = await change(gardener, (commands) => {
      const first = commands.find(waits);
      return commands.map((one) => (one === first ? { ...one, mayHaveArrived: true } : one));
    });
    const claimed = now.find(waits);
    if (claimed) tried.add(firstKeyOf(claimed.key));
    return claimed;
  }

  async function sendAll(sent: WaitingCommand[]): Promise<void> {
    for (;;) {
      const gardener = owner();
      if (gardener === null || !kept.some(waits) || !parts.canSend()) return;
      const next = await claim(gardener);
      if (!next) return;
      const outcome = await parts.send(next, gardener);
      switch (outcome.kind) {
        case 'done':
          settling = [...settling, next];
          sent.push(next);
          pause = FIRST_PAUSE_MS;
          await change(gardener, (now) => now.filter(({ key }) => key !== next.key));
          break;
        case 'refused':
          await change(gardener, (now) => afterRefusal(now, next, outcome.refusal));
          break;
        case 'signed-out':
          return parts.onSignedOut();
        case 'unanswered':
          callOff();
          callOff = parts.later(pause, () => void drain());
          pause = Math.min(2 * pause, LAST_PAUSE_MS);
          return;
        default:
          outcome satisfies never;
      }
    }
  }

  async function drainOnce(): Promise<void> {
    const sent: WaitingCommand[] = [];
    await parts.alone(async () => {
      await look();
      await sendAll(sent);
    });
    if (sent.length > 0) void settle(sent);
  }

  /** Shows what was sent until the page has it from the server. */
  async function settle(sent: Commands): Promise<void> {
    await parts.onSent(sent).catch(() => {});
    const done = new Set(sent.map(({ key }) => key));
    settling = settling.filter(({ key }) => !done.has(key));
    tell();
  }

  async function run(): Promise<void> {
    while (isDue) {
      isDue = false;
      await drainOnce();
    }
  }

  function drain(): Promise<void> {
    callOff();
    isDue = true;
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  }

  const ofOwner = async (act: (now: Commands) => Commands): Promise<void> => {
    const gardener = owner();
    if (gardener !== null) await change(gardener, act);
  };

  return {
    waiting: () => shown.waiting,
    unread: () => shown.unread,
    refused: () => shown.refused,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isHeld: () => owner() !== null && kept.some(waits),
    async keep(command, isBehind = false) {
      const gardener = owner();
      if (gardener === null) return false;
      const mayHaveArrived = command.mayHaveArrived || tried.has(command.key);
      const now = await change(gardener, (before) => {
        if (before.some(isWaitingAs(command))) return before;
        const others = before.filter(({ key }) => firstKeyOf(key) !== command.key);
        if (isBehind && !others.some(waits)) return others;
        return [...others, { ...command, mayHaveArrived, refusal: null }];
      });
      return now.some(isWaitingAs(command));
    },
    async takeBack(key) {
      let isBack = false;
      await ofOwner((now) => {
        const taken = now.find(isHere(key));
        isBack = taken !== undefined;
        if (!taken) return now;
        return taken.isOfDraft
          ? now.map((one) => (one === taken ? { ...one, refusal: TAKEN_BACK } : one))
          : withoutTakenBack(now, taken);
      });
      return isBack;
    },
    async rewrite(key, body) {
      let isRewritten = false;
      await ofOwner((now) => {
        isRewritten = now.some(isHere(key));
        return now.map((one) => (isHere(key)(one) ? { ...one, body } : one));
      });
      return isRewritten;
    },
    fateOf(key) {
      const own = kept.filter((one) => firstKeyOf(one.key) === key);
      return own.some(waits) ? 'waits' : own.map(fate)[0];
    },
    leaveOut: (key) =>
      ofOwner((now) => now.filter((one) => waits(one) || (one.key !== key && firstKeyOf(one.key) !== key))),
    sendAgain: (key) => ofOwner((now) => sentAgain(now, key)),
    drain,
    look,
  };
}

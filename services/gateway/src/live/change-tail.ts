import type { OutputOf, tailChangesQuery } from '@planted/contracts';

type Tailed = OutputOf<typeof tailChangesQuery>;

export interface ChangeTailParts {
  /** Asks for what comes after a position; waits a moment for it. */
  readonly ask: (after: number | undefined) => Promise<Tailed>;
  readonly onChanges: (changes: Tailed['changes']) => void;
  /** The log is shorter than it was: nothing said of it before holds. */
  readonly onRestored: () => void;
  readonly pause: (milliseconds: number) => Promise<void>;
  /** From 0 to below 1. */
  readonly random: () => number;
}

/** The end of the log, followed while anyone listens: one question at a time for all. */
export interface ChangeTail {
  /** Begins to follow. @throws what the question threw, where it is not known yet where the log ends */
  start(): Promise<void>;
  /** Ends once the question that is under way is answered. */
  stop(): void;
}

/** After an answer without news, so that one that does not wait for any is no endless loop. */
const QUIET_MS = 10;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2_000;

interface Waiter {
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** While the questions fail, it stays where it is: what happens meanwhile comes later, and nothing is left out. */
export function createChangeTail({ ask, onChanges, onRestored, pause, random }: ChangeTailParts): ChangeTail {
  let isWanted = false;
  let loop: Promise<void> | undefined;
  let position: number | undefined;
  let waiters: Waiter[] = [];

  const settle = (how: (waiter: Waiter) => void) => {
    const settled = waiters;
    waiters = [];
    for (const waiter of settled) how(waiter);
  };

  /** @returns whether there was news */
  async function step(): Promise<boolean> {
    const { changes, position: next } = await ask(position);
    if (position !== undefined && next < position) onRestored();
    else if (changes.length > 0) onChanges(changes);
    const isNews = position !== undefined && next !== position;
    position = next;
    settle(({ resolve }) => resolve());
    return isNews;
  }

  async function run(): Promise<void> {
    for (let failed = 0; isWanted; ) {
      try {
        const isNews = await step();
        failed = 0;
        if (!isNews) await pause(QUIET_MS);
      } catch (error) {
        settle(({ reject }) => reject(error));
        await pause(random() * Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failed));
        failed += 1;
      }
    }
    position = undefined;
    loop = undefined;
  }

  return {
    start() {
      isWanted = true;
      loop ??= run();
      if (position !== undefined) return Promise.resolve();
      return new Promise<void>((resolve, reject) => waiters.push({ resolve, reject }));
    },
    stop() {
      isWanted = false;
    },
  };
}

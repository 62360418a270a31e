import type { OutputOf, tailChangesQuery } from '@planted/contracts';
import { ToldTimes } from './told-times';

type Tailed = OutputOf<typeof tailChangesQuery>;
export type TailedChange = Tailed['changes'][number];

export interface ChangeTailParts {
  /** Asks for what comes after a position; waits a moment for it. */
  readonly ask: (asked: { after?: number; shown?: number }) => Promise<Tailed>;
  /** They are in the log; `shown` is up to where every read model shows it. */
  readonly onChanges: (changes: readonly TailedChange[], shown: number) => void;
  /** One that came ahead of the read models is shown by all of them now; `isLate` where a page may have read too early. */
  readonly onShown: (change: TailedChange, isLate: boolean) => void;
  /** The log is shorter than it was: nothing said of it before holds. */
  readonly onRestored: () => void;
  /** How much later than it was told a change may be shown, in milliseconds: reads wait longer for it. */
  readonly lateMs: number;
  readonly pause: (milliseconds: number) => Promise<void>;
  /** From 0 to below 1. */
  readonly random: () => number;
  /** Milliseconds of a clock that nobody sets. */
  readonly clock: () => number;
}

/** The end of the log, followed while anyone listens: one question at a time for all. */
export interface ChangeTail {
  /** Up to where all has been told, whether read models show it or not; 0 while it does not follow. */
  told(): number;
  /** Begins to follow. @throws what the question threw, where it is not known yet where the log ends */
  start(): Promise<void>;
  /** Ends once the question that is under way is answered. */
  stop(): void;
}

/** After an answer without news, so that one that does not wait for any is no endless loop. */
const QUIET_MS = 10;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2_000;

/** What the next question names. */
interface Position {
  readonly after: number;
  readonly shown: number;
}

interface Waiter {
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** While the questions fail, it stays where it is: what happens meanwhile comes later, and nothing is left out. */
export function createChangeTail(parts: ChangeTailParts): ChangeTail {
  const { ask, onChanges, onShown, onRestored, pause, random } = parts;
  let isWanted = false;
  let loop: Promise<void> | undefined;
  let position: Position | undefined;
  let times = new ToldTimes(parts);
  let waiters: Waiter[] = [];

  const settle = (how: (waiter: Waiter) => void) => {
    const settled = waiters;
    waiters = [];
    for (const waiter of settled) how(waiter);
  };

  /** @returns whether there was news */
  async function step(): Promise<boolean> {
    const from = position;
    const answer = await ask(from ?? {});
    position = from ? follow(from, answer) : beginAt(answer.position, answer.position);
    settle(({ resolve }) => resolve());
    return from !== undefined && (position.after !== from.after || position.shown !== from.shown);
  }

  function beginAt(after: number, shown: number): Position {
    times = new ToldTimes(parts);
    times.tell(after);
    return { after, shown };
  }

  /** @returns from where to ask next */
  function follow(from: Position, { changes, position: after, shown }: Tailed): Position {
    if (!shown) {
      // An earlier release tells of what is shown only, from where it is asked: from where all was shown, it is told again.
      if (from.shown < from.after) return { after: from.shown, shown: from.shown };
      return follow(from, { changes, position: after, shown: { changes: [], position: after } });
    }
    if (after < from.after || shown.position < from.shown) {
      onRestored();
      return beginAt(after, shown.position);
    }
    const again = changes.filter(({ sequence }) => sequence <= Math.min(times.told, shown.position));
    for (const each of [...shown.changes, ...again]) onShown(each, times.isLate(each.sequence));
    const news = changes.filter(({ sequence }) => sequence > times.told);
    if (news.length > 0) onChanges(news, shown.position);
    times.tell(after);
    return { after, shown: shown.position };
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
    times = new ToldTimes(parts);
    loop = undefined;
  }

  return {
    told: () => times.told,
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

import { ContendedStreamError } from './contended-stream';

/** The most commands that wait for one stream's turn; with the longest wait it bounds what a stream can hold up. */
export const MAX_WAITING = 64;
/** The longest wait for a turn, in milliseconds: shorter than that for an answer, with room for the work itself. */
export const turnWithin = (answerMs: number): number => Math.round(answerMs / 3);

/** A stream's work under way, and those that wait for it. */
interface Line {
  last: Promise<unknown>;
  waiting: number;
}

/**
 * Work on one stream, one after the other in the order in which it came. Streams do not wait for one another, and none
 * takes more than one connection at a time, however many write to it: its neighbors keep the others.
 */
export class StreamQueues {
  readonly #lines = new Map<string, Line>();
  readonly #maxWaitMs: number;
  readonly #now: () => number;

  /**
   * @param answerMs longest wait for the answer to a message, in milliseconds
   * @param now milliseconds of a clock that never goes back
   */
  constructor(answerMs: number, now: () => number = () => performance.now()) {
    this.#maxWaitMs = turnWithin(answerMs);
    this.#now = now;
  }

  /**
   * Does the work when all that came before it to this stream is done.
   * @throws ContendedStreamError, with the work not begun, when too many wait or its turn comes too late
   */
  async inTurn<Result>(stream: string, work: () => Promise<Result>): Promise<Result> {
    const line = this.#lines.get(stream) ?? { last: Promise.resolve(), waiting: 0 };
    this.#lines.set(stream, line);
    if (line.waiting > MAX_WAITING)
      throw new ContendedStreamError(stream, `${MAX_WAITING} commands wait for it`);
    line.waiting += 1;
    const since = this.#now();
    const turn = line.last.then(() => {
      if (this.#now() - since > this.#maxWaitMs)
        throw new ContendedStreamError(stream, `its turn did not come within ${this.#maxWaitMs} ms`);
      return work();
    });
    line.last = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      line.waiting -= 1;
      if (line.waiting === 0) this.#lines.delete(stream);
    }
  }
}

import type { LoggedEvent } from '../event';
import type { EventStore } from '../event-store';
import { withConnection } from '../in-transaction';
import { committedInOnePiece } from '../projection/in-one-piece';
import { type Queryable, readLog } from '../read-events';
import { wait } from '../wakeup';
import type { AppendedHere } from './leader-here';
import { assignIfFree, assignSequenceNumbers } from './lease';

/** More at once are read by who follows the log. */
const MAX_FORWARDED = 16;
/** How long an append here is let go first, in milliseconds: it may wait for a lock on its stream, and the log does not. */
const APPEND_FIRST_MS = 25;
/** The most that an append takes into the log with itself. */
const MAX_WITH_APPEND = 500;

/**
 * Assigns sequence numbers and forwards the numbered events: they come back with that statement, and those who follow the
 * log in this process need not ask for them. One thing at a time, most often: PostgreSQL sees to it that each number is
 * given once, and where two things were under way, this only knows less.
 */
export class Sequencer {
  /** The log's last sequence, where this leader knows it. */
  #head: number | undefined;
  #underWay = 0;
  #last: Promise<unknown> = Promise.resolve();

  constructor(readonly store: EventStore) {}

  /** As `assignSequenceNumbers`. */
  async next(epoch: number, limit: number): Promise<number | 'fenced'> {
    if (this.#underWay > 0) await Promise.race([this.#last, wait(APPEND_FIRST_MS)]);
    return this.#noted(async () => {
      const after = this.#head ?? (await this.store.head());
      // Unknown again until this has gone well: an answer that is lost may belong to numbers that were assigned.
      this.#head = undefined;
      const [assigned, events] = await withConnection(this.store.pool, async (client) =>
        client.pipeline
          ? committedInOnePiece(client, (db) =>
              Promise.all([assignSequenceNumbers(db, epoch, limit), readLog(db, after, MAX_FORWARDED)]),
            )
          : ([await assignSequenceNumbers(client, epoch, limit), []] as const),
      );
      if (assigned !== 'fenced') this.#forward(after, assigned, events);
      return assigned;
    });
  }

  /** See `LeaderHere.appendInLog`. */
  appendInLog<Answer>(
    epoch: number,
    append: (db: Queryable) => Promise<Answer>,
  ): Promise<AppendedHere<Answer>> | undefined {
    const after = this.#head;
    if (this.#underWay > 0 || after === undefined) return undefined;
    return this.#noted(async () => {
      this.#head = undefined;
      const [answer, assigned, events] = await withConnection(this.store.pool, async (client) =>
        client.pipeline
          ? committedInOnePiece(client, (db) =>
              Promise.all([
                append(db),
                assignIfFree(db, epoch, MAX_WITH_APPEND),
                readLog(db, after, MAX_FORWARDED),
              ]),
            )
          : ([await append(client), 0, []] as const),
      );
      this.#forward(after, assigned, events);
      // What waited before it goes first, as far as there is room.
      return { answer, isInLog: assigned > 0 && assigned < MAX_WITH_APPEND };
    });
  }

  #forward(after: number, assigned: number, events: readonly LoggedEvent[]): void {
    if (events.length === Math.min(assigned, MAX_FORWARDED)) this.#head = after + assigned;
    if (assigned > 0) this.store.recent.push(events, after + assigned);
  }

  #noted<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#underWay += 1;
    const done = work();
    const end = () => {
      this.#underWay -= 1;
    };
    this.#last = done.then(end, end);
    return done;
  }
}

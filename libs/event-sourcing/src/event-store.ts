import { setImmediate as nextRound } from 'node:timers/promises';
import type { Pool } from 'pg';
import { JustEncrypted } from './just-encrypted';
import { LocalProgress } from './local-progress';
import type { AppendRequest, AppendResult } from './append';
import type { DomainEvent, EventMetadata, LoggedEvent, RecordedEvent } from './event';
import { AppendBatcher } from './append-batcher';
import { RecentEvents } from './recent-events';
import { isInLog, readHead, readLog, readStream, readStreamSince, type StreamPosition } from './read-events';
import { LeaderHere } from './relay/leader-here';
import { APPENDED, createSignals, SEQUENCED, type Signals } from './signals';

/** Streams of events in PostgreSQL, and the log that the relay makes of them. One per process and database. */
export type EventStore = {
  readonly pool: Pool;
  /** Longest wait for the answer to a message, in milliseconds: what waits here has a part of it. */
  readonly answerMs: number;
  readonly signals: Signals;
  /** From this process's relay to those who follow the log here. */
  readonly recent: RecentEvents;
  /** This process's relay, for its appends. */
  readonly leaderHere: LeaderHere;
  /** From this process's read models to those who wait for them here. */
  readonly localProgress: LocalProgress;
  /** From this process's commands to its read models. */
  readonly justEncrypted: JustEncrypted;
  /** Appends all events or none, unless the stream has moved on or the command id was here before. */
  append<E extends DomainEvent>(request: AppendRequest<E>): Promise<AppendResult<E>>;
  /** A stream's events in version order; empty for an unknown stream. */
  readStream(stream: string, after?: number): Promise<RecordedEvent[]>;
  /**
   * A stream's events after a version, in order, and before them what the command appended up to it; undefined where
   * the event at that version is another one, as after a restore from a backup.
   */
  readStreamSince(
    stream: string,
    from: StreamPosition,
    command: Pick<EventMetadata, 'actor' | 'commandId'>,
  ): Promise<RecordedEvent[] | undefined>;
  /**
   * The log just after sequence `after`, in order: up to `limit` events, fewer when they are large, none at its end.
   */
  readLog(range: { after: number; limit: number }): Promise<LoggedEvent[]>;
  /**
   * As `readLog`, for those who follow the log: what this process's relay has just sequenced is handed off in memory.
   */
  readNext(range: { after: number; limit: number }): Promise<readonly LoggedEvent[]>;
  /**
   * Whether each of these events is in the log, at its sequence: an event from elsewhere may be another history's.
   */
  isInLog(events: readonly LoggedEvent[]): Promise<boolean>;
  /** The newest sequence in the log; 0 when it is empty. */
  head(): Promise<number>;
  /** Waits for appends under way and stops listening for signals; the pool stays its owner's. */
  close(): Promise<void>;
};

/** In milliseconds. */
const ANSWER_MS = 3_000;

/**
 * The store over an already migrated database (`migrateEventStore`).
 * @param answerMs longest wait for the answer to a message, in milliseconds
 */
export function createEventStore(pool: Pool, answerMs = ANSWER_MS): EventStore {
  const signals = createSignals(pool);
  const leaderHere = new LeaderHere(() => signals.wake(SEQUENCED, ''));
  // After the commit and in a transaction of its own: NOTIFY inside would make all commits queue behind each other.
  const announce = () => signals.announce(APPENDED);
  const appends = new AppendBatcher(pool, { announce, inLog: (append) => leaderHere.appendInLog(append) });
  const recent = new RecentEvents();
  return {
    pool,
    answerMs,
    signals,
    recent,
    leaderHere,
    localProgress: new LocalProgress(),
    justEncrypted: new JustEncrypted(),
    async append(request) {
      const result = await appends.append(request);
      // PostgreSQL begins with what follows from it, while the answer is made here.
      if (result.outcome === 'appended') await nextRound();
      return result;
    },
    readStream: (stream, after) => readStream(pool, stream, after),
    readStreamSince: (stream, from, command) => readStreamSince(pool, stream, from, command),
    readLog: ({ after, limit }) => readLog(pool, after, limit),
    async readNext({ after, limit }) {
      const here = recent.after(after, limit);
      return here.length > 0 ? here : readLog(pool, after, limit);
    },
    isInLog: (events) => isInLog(pool, events),
    head: () => readHead(pool),
    async close() {
      await appends.drained();
      await signals.close();
    },
  };
}

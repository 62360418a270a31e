import pg from 'pg';
import type { Logger } from 'pino';
import { ANSWER_DEADLINE } from '../messaging/messaging';

/** Longest wait for a free or new connection, in milliseconds: shorter than that for a message's answer. */
export const connectingWithin = (answerMs: number): number => Math.round((answerMs * 2) / 3);
/** A query without an answer for so long, in milliseconds, sits on a dead connection, which is then thrown away. */
export const STATEMENT_TIMEOUT_MS = 8_000;

export interface PoolOptions {
  readonly url: string;
  readonly log: Logger;
  /** Most connections at once. */
  readonly size: number;
  /** Longest wait for an answer, in milliseconds; `STATEMENT_TIMEOUT_MS` when absent, 0 for any. */
  readonly answerWithin?: number;
  /** Longest wait for a free or new connection, in milliseconds; 2,000 when absent. */
  readonly connectWithin?: number;
}

/**
 * The process's connections to PostgreSQL. A connection that dies while idle is logged and replaced, never thrown; one that
 * dies between two statements of who has it fails the next one, and does not end the process.
 */
export function openPool({
  url,
  log,
  size,
  answerWithin = STATEMENT_TIMEOUT_MS,
  connectWithin = connectingWithin(ANSWER_DEADLINE),
}: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: connectWithin,
    query_timeout: answerWithin,
    keepAlive: true,
    // A projection's statements go out without waiting for one another: a rebuild is four times as fast.
    pipeline: true,
    application_name: 'planted',
  });
  pool.on('error', (err) => log.warn({ err }, 'a connection to PostgreSQL was lost'));
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

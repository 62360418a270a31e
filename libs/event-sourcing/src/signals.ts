import type { Pool, PoolClient } from 'pg';
import { wait } from './wakeup';

/** The channels of this library. */
export const APPENDED = 'event_store_appended';
export const STAMPED = 'event_store_stamped';
export const PROJECTED = 'event_store_projected';
const CHANNELS = [APPENDED, STAMPED, PROJECTED] as const;
export type Channel = (typeof CHANNELS)[number];

const RECONNECT_MS = 500;
/** Signals of one channel keep this distance, so that a busy writer does not spend its time on them. */
const ANNOUNCE_EVERY_MS = 5;
const PING_EVERY_MS = 5_000;

/**
 * Wakes waiting loops through PostgreSQL's LISTEN/NOTIFY, over one connection for the whole process.
 * A signal may be lost (a connection breaks), so each waiter also looks by itself from time to time;
 * after a reconnect every listener is woken once.
 */
export type Signals = {
  /** Calls `listener` with the payload of each signal, and with '' after a reconnect. Answers the way to stop. */
  subscribe(channel: Channel, listener: (payload: string) => void): () => void;
  /**
   * Wakes the listeners of this process at once, and those of others soon: several calls in a row become one
   * signal. Never fails: a lost signal only costs time.
   */
  announce(channel: Channel): void;
  close(): Promise<void>;
};

export function createSignals(pool: Pool): Signals {
  const listeners = new Map<Channel, Set<(payload: string) => void>>(
    CHANNELS.map((name) => [name, new Set()]),
  );
  const announcing = new Map<Channel, 'sending' | 'again'>();
  const closing = new AbortController();
  let running: Promise<void> | undefined;

  const wakeAll = () => {
    for (const set of listeners.values()) for (const listener of set) listener('');
  };

  async function listen(): Promise<void> {
    while (!closing.signal.aborted) {
      await holdConnection(pool, closing.signal, wakeAll, (channel, payload) => {
        for (const listener of listeners.get(channel as Channel) ?? []) listener(payload);
      });
      await wait(RECONNECT_MS, closing.signal);
    }
  }

  async function send(channel: Channel): Promise<void> {
    do {
      announcing.set(channel, 'sending');
      await pool.query(`notify ${channel}`).catch(() => undefined);
      await wait(ANNOUNCE_EVERY_MS, closing.signal);
    } while (announcing.get(channel) === 'again' && !closing.signal.aborted);
    announcing.delete(channel);
  }

  return {
    subscribe(channel, listener) {
      listeners.get(channel)?.add(listener);
      running ??= listen();
      return () => listeners.get(channel)?.delete(listener);
    },
    announce(channel) {
      if (closing.signal.aborted) return;
      for (const listener of listeners.get(channel) ?? []) listener('');
      if (announcing.has(channel)) announcing.set(channel, 'again');
      else void send(channel);
    },
    async close() {
      closing.abort();
      await running;
    },
  };
}

/** Listens until the connection breaks, a ping goes unanswered, or `signal` aborts; never throws. */
async function holdConnection(
  pool: Pool,
  signal: AbortSignal,
  onReady: () => void,
  onSignal: (channel: string, payload: string) => void,
): Promise<void> {
  let client: PoolClient | undefined;
  const broken = new AbortController();
  const ended = AbortSignal.any([signal, broken.signal]);
  try {
    client = await pool.connect();
    client.on('error', () => broken.abort());
    client.on('end', () => broken.abort());
    client.on('notification', (message) => onSignal(message.channel, message.payload ?? ''));
    await client.query(CHANNELS.map((channel) => `listen ${channel}`).join(';'));
    onReady();
    while (!ended.aborted) {
      await wait(PING_EVERY_MS, ended);
      if (!ended.aborted) await withTimeout(client.query('select'), PING_EVERY_MS);
    }
  } catch {
    // The caller connects again.
  } finally {
    client?.release(true);
  }
}

async function withTimeout(work: Promise<unknown>, timeoutMs: number): Promise<void> {
  const timer = new AbortController();
  const late = wait(timeoutMs, timer.signal).then(() => {
    if (!timer.signal.aborted) throw new Error('no answer');
  });
  await Promise.race([work, late]).finally(() => timer.abort());
}

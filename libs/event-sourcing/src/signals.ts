import type { Notification, Pool, PoolClient } from 'pg';
import { wait } from './wakeup';

/** The channels of this library. */
export const APPENDED = 'event_store_appended';
export const SEQUENCED = 'event_store_stamped';
export const PROJECTED = 'event_store_projected';
const CHANNELS = [APPENDED, SEQUENCED, PROJECTED] as const;
type Channel = (typeof CHANNELS)[number];

const RECONNECT_MS = 500;
/** Signals of one channel keep this distance, so that a busy writer does not spend its time on them. */
const ANNOUNCE_INTERVAL_MS = 5;
/** The read models of a process report one shortly after the other: the first of them waits for the others, in milliseconds. */
const GATHER_MS: Readonly<Record<Channel, number>> = { [APPENDED]: 0, [SEQUENCED]: 0, [PROJECTED]: 3 };
const PING_INTERVAL_MS = 5_000;
/** A signal is a transaction of its own; a lost one costs time only, so none waits for the disk or lets others wait. */
const NOTIFY = `select set_config('synchronous_commit', 'off', true), pg_notify($1, payload)
  from unnest($2::text[]) payload`;

/** Answers true when no one else needs this signal. */
export type SignalListener = (payload: string) => boolean | void;

/**
 * Wakes waiting loops through PostgreSQL's LISTEN/NOTIFY, over one connection for the whole process.
 * A signal may be lost (a connection breaks), so each waiter also looks by itself from time to time;
 * after a reconnect every listener is woken once.
 */
export type Signals = {
  /** Calls `listener` with the payload of each signal, and with '' after a reconnect. Answers the way to stop. */
  subscribe(channel: Channel, listener: SignalListener): () => void;
  /**
   * Wakes the listeners of this process at once, and those of others soon, unless one here says that it is enough:
   * several calls in a row become one signal for each payload. Never fails: a lost signal only costs time. It is no part
   * of the transaction that it tells of: PostgreSQL lets transactions with a signal commit one after the other only.
   */
  announce(channel: Channel, payload?: string): void;
  /** Wakes the listeners of this process at once, ahead of the signal that PostgreSQL is sending to all. */
  wake(channel: Channel, payload: string): void;
  close(): Promise<void>;
};

export function createSignals(pool: Pool): Signals {
  const listeners = new Map<Channel, Set<SignalListener>>(CHANNELS.map((name) => [name, new Set()]));
  /** By channel, while it is being announced: the payloads that came since. */
  const announcing = new Map<Channel, Set<string>>();
  const own = ownConnections(pool);
  const closing = new AbortController();
  let running: Promise<void> | undefined;

  /** Answers whether a listener here said that it is enough. */
  const wake = (channel: Channel, payload: string): boolean => {
    const answers = [...(listeners.get(channel) ?? [])].map((listener) => listener(payload));
    return answers.includes(true);
  };
  const wakeAll = () => {
    for (const channel of CHANNELS) wake(channel, '');
  };

  async function listen(): Promise<void> {
    while (!closing.signal.aborted) {
      await holdConnection(pool, closing.signal, wakeAll, ({ channel, payload = '', processId }) => {
        // Whoever sent it from here wakes the listeners here, with the payload.
        if (!own.has(processId)) wake(channel as Channel, payload);
      });
      await wait(RECONNECT_MS, closing.signal);
    }
  }

  async function send(channel: Channel, payloads: Set<string>): Promise<void> {
    announcing.set(channel, payloads);
    if (GATHER_MS[channel] > 0) await wait(GATHER_MS[channel], closing.signal);
    while (payloads.size > 0 && !closing.signal.aborted) {
      const sent = [...payloads];
      payloads.clear();
      await pool
        .query({ name: 'event_store.notify', text: NOTIFY, values: [channel, sent] })
        .catch(() => undefined);
      await wait(ANNOUNCE_INTERVAL_MS, closing.signal);
    }
    announcing.delete(channel);
  }

  return {
    subscribe(channel, listener) {
      listeners.get(channel)?.add(listener);
      running ??= listen();
      return () => listeners.get(channel)?.delete(listener);
    },
    announce(channel, payload = '') {
      if (closing.signal.aborted) return;
      if (wake(channel, payload)) return;
      const underWay = announcing.get(channel);
      if (underWay) underWay.add(payload);
      else void send(channel, new Set([payload]));
    },
    wake(channel, payload) {
      wake(channel, payload);
    },
    async close() {
      closing.abort();
      await running;
      own.forget();
    },
  };
}

/** PostgreSQL's process ids of the pool's connections, as far as they are opened from now on. */
function ownConnections(pool: Pool): { has(processId: number): boolean; forget(): void } {
  const own = new Set<number>();
  const add = (client: PoolClient) => void own.add(processIdOf(client));
  const remove = (client: PoolClient) => void own.delete(processIdOf(client));
  pool.on('connect', add).on('remove', remove);
  return {
    has: (processId) => own.has(processId),
    forget: () => void pool.off('connect', add).off('remove', remove),
  };
}

/** pg's types leave it out. */
const processIdOf = (client: PoolClient) => (client as PoolClient & { processID: number }).processID;

/** Listens until the connection breaks, a ping goes unanswered, or `signal` aborts; never throws. */
async function holdConnection(
  pool: Pool,
  signal: AbortSignal,
  onReady: () => void,
  onSignal: (signal: Notification) => void,
): Promise<void> {
  let client: PoolClient | undefined;
  const broken = new AbortController();
  const ended = AbortSignal.any([signal, broken.signal]);
  try {
    client = await pool.connect();
    client.on('error', () => broken.abort());
    client.on('end', () => broken.abort());
    client.on('notification', onSignal);
    await client.query(CHANNELS.map((channel) => `listen ${channel}`).join(';'));
    onReady();
    while (!ended.aborted) {
      await wait(PING_INTERVAL_MS, ended);
      if (!ended.aborted) await withTimeout(client.query('select'), PING_INTERVAL_MS);
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

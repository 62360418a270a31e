import { setTimeout as pause } from 'node:timers/promises';
import { connectToNats } from '@planted/event-sourcing';
import type { NatsConnection } from '@nats-io/transport-node';
import type { Logger } from 'pino';

export type NatsState = 'connected' | 'absent' | 'reconnecting';

/** The process's connection to NATS, or its absence. */
export interface NatsLink {
  readonly connection: NatsConnection | undefined;
  state(): NatsState;
  close(): Promise<void>;
}

const absent: NatsLink = { connection: undefined, state: () => 'absent', close: async () => {} };

/** How long a start waits for a server that is still starting itself, in milliseconds. */
const FIRST_CONNECT_TIMEOUT_MS = 20_000;
const RETRY_INTERVAL_MS = 250;

/**
 * Connects, and stays connected across any outage of the server; `absent` without a URL.
 * @throws when no server answers within 20 s.
 */
export async function openNatsLink(urls: string | undefined, log: Logger): Promise<NatsLink> {
  if (!urls) return absent;
  const connection = await connectPatiently(urls.split(',').map((url) => url.trim()));
  let state: NatsState = 'connected';
  const watch = async () => {
    for await (const { type } of connection.status()) {
      if (type === 'disconnect' || type === 'staleConnection') state = 'reconnecting';
      else if (type === 'reconnect') state = 'connected';
      else continue;
      log.warn({ nats: state }, 'the connection to NATS changed');
    }
  };
  void watch();
  return {
    connection,
    state: () => state,
    // Draining waits for a server; one that is down must not hold up the end of the process.
    close: async () => (state === 'connected' ? connection.drain() : connection.close()),
  };
}

async function connectPatiently(servers: string[]): Promise<NatsConnection> {
  const deadline = Date.now() + FIRST_CONNECT_TIMEOUT_MS;
  for (;;) {
    try {
      return await connectToNats({ servers, name: 'planted' });
    } catch (cause) {
      if (Date.now() > deadline) throw new Error(`NATS does not answer at ${servers.join(', ')}`, { cause });
      await pause(RETRY_INTERVAL_MS);
    }
  }
}

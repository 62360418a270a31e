import { connect, type NatsConnection } from '@nats-io/transport-node';
import type { Logger } from 'pino';

export type NatsState = 'connected' | 'absent' | 'reconnecting';

/** The process's connection to NATS, or its absence. */
export interface NatsLink {
  readonly connection: NatsConnection | undefined;
  state(): NatsState;
  close(): Promise<void>;
}

const absent: NatsLink = { connection: undefined, state: () => 'absent', close: async () => {} };

const RECONNECT_EVERY = 500;

/** Connects, and stays connected across any outage of the server; `absent` without a URL. */
export async function openNatsLink(urls: string | undefined, log: Logger): Promise<NatsLink> {
  if (!urls) return absent;
  const connection = await connect({
    servers: urls.split(',').map((url) => url.trim()),
    name: 'planted',
    maxReconnectAttempts: -1,
    reconnectTimeWait: RECONNECT_EVERY,
    waitOnFirstConnect: true,
    pingInterval: 5_000,
    maxPingOut: 2,
  });
  let state: NatsState = 'connected';
  const watch = async () => {
    for await (const { type } of connection.status()) {
      if (type === 'disconnect' || type === 'staleConnection') state = 'reconnecting';
      else if (type === 'reconnect') state = 'connected';
      else continue;
      log.info({ nats: state }, 'the connection to NATS changed');
    }
  };
  void watch();
  return {
    connection,
    state: () => state,
    // Draining waits for a server; one that is away must not hold up the end of the process.
    close: async () => (state === 'connected' ? connection.drain() : connection.close()),
  };
}

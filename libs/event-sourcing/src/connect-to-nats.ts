import { connect, type NatsConnection } from '@nats-io/transport-node';

/**
 * A connection that comes back by itself, however long NATS was down.
 * @throws when no server answers now.
 */
export function connectToNats({
  servers,
  name,
}: {
  servers: string | string[];
  name: string;
}): Promise<NatsConnection> {
  return connect({
    servers,
    name,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 250,
    // A half-open connection is noticed after two unanswered pings.
    pingInterval: 2_000,
    maxPingOut: 2,
  });
}

/** Asks a nats-server whether it does its work. */
import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';

const TIMEOUT_MS = 3_000;

/**
 * A connection says little: with its disk full, nats-server 2.9 may come to wait for itself where it stores messages.
 * It takes connections then, and never answers a question about a stream.
 * @param {string} url
 * @returns {Promise<boolean>} whether it tells of its streams
 * @throws where it takes no connection, or does not answer within seconds
 */
export async function natsAnswers(url) {
  const connection = await connect({ servers: url, timeout: TIMEOUT_MS, reconnect: false });
  try {
    const manager = await jetstreamManager(connection, { timeout: TIMEOUT_MS, checkAPI: false });
    await manager.streams.list().next();
    return true;
  } finally {
    await connection.close();
  }
}

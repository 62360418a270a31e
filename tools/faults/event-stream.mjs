/** Looks at the stream of events on NATS. */
import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';

/** @typedef {import('./scenario.mjs').AnyProduct} AnyProduct */

export const STREAM = 'PLANTED_EVENTS';

/**
 * @template T
 * @param {AnyProduct} product
 * @param {(connection: import('@nats-io/transport-node').NatsConnection) => Promise<T>} work
 */
export async function onNats(product, work) {
  const connection = await connect({ servers: product.natsUrl.split(',') });
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}

/**
 * @param {AnyProduct} product
 * @returns {Promise<import('@nats-io/jetstream').StreamInfo | undefined>} undefined while it has no leader
 */
export const streamInfo = (product) =>
  onNats(product, async (connection) => {
    const manager = await jetstreamManager(connection, { checkAPI: false });
    return manager.streams.info(STREAM);
  }).catch(() => undefined);

/**
 * @param {AnyProduct} product
 * @returns {Promise<boolean>} whether every server of the cluster has all of the stream
 */
export async function isClusterComplete(product) {
  const { cluster, config } = (await streamInfo(product)) ?? {};
  const current = cluster?.replicas?.filter((replica) => replica.current && !replica.offline) ?? [];
  return cluster?.leader !== undefined && current.length === Number(config?.num_replicas) - 1;
}

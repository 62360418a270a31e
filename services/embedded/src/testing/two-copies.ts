import { randomUUID } from 'node:crypto';
import { type Gateway, startGateway } from '@planted/gateway';
import { createLog, type Environment, type Host, startHost } from '@planted/service-kit';
import { PATIENT, createTestDatabase } from '@planted/service-kit/testing';
import { services } from '../services';

export interface TwoCopies {
  /** Of the two gateways. */
  readonly urls: readonly [string, string];
  /** Stops a gateway and starts another at its address. */
  restart(copy: 0 | 1): Promise<void>;
  stop(): Promise<void>;
}

const log = createLog('silent');

/** Two gateways and two copies of all services, over NATS and on one database, as the distributed product has them. */
export async function startTwoCopies(settings: Environment = {}): Promise<TwoCopies> {
  const database = await createTestDatabase(services);
  const environment = {
    ...PATIENT,
    NODE_ENV: 'test',
    PORT: '0',
    DATABASE_URL: database.url,
    NATS_URL: process.env['TEST_NATS_URL'],
    NATS_NAMESPACE: `test_${randomUUID()}`,
    ...settings,
  };
  const hosts: Host[] = [];
  const host = async (some: typeof services) => {
    const started = await startHost({ environment, log, services: some, messages: 'nats' });
    hosts.unshift(started);
    return started;
  };
  await host(services);
  await host(services);
  const gatewayAt = async (port: string) =>
    startGateway({ environment: { ...environment, PORT: port }, log, ...(await host([])) });
  const gateways: [Gateway, Gateway] = [await gatewayAt('0'), await gatewayAt('0')];
  const urls = [gateways[0].url, gateways[1].url] as const;
  return {
    urls,
    async restart(copy) {
      await gateways[copy].stop();
      gateways[copy] = await gatewayAt(new URL(urls[copy]).port);
    },
    async stop() {
      await Promise.all(gateways.map((each) => each.stop()));
      for (const each of hosts) await each.stop();
      await database.drop();
    },
  };
}

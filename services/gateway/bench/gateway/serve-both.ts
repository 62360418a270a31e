import type { AddressInfo } from 'node:net';
import { createLog, type Messaging, type NatsState, startHost } from '@planted/service-kit';
import { startGateway } from '../../src/start-gateway';
import { createBareServer } from './bare-server';
import { instantMessaging } from './known-answers';

/** Where both servers listen. */
export interface Served {
  readonly gateway: string;
  readonly bare: string;
}

const NO_LIMIT = '1000000000';

/**
 * Both in one process, one of which is asked at a time: so each has the same engine, heap and share of the machine, and
 * sends its messages the same way: over NATS where there is an address, to services in this process where there is none.
 */
export async function serveBoth(natsUrl: string | undefined): Promise<Served> {
  const log = createLog('info', { write: () => undefined });
  const { messaging, natsState } = await wayToServices(natsUrl, log);
  const gateway = await startGateway({
    environment: {
      NODE_ENV: 'test',
      PORT: '0',
      SERVE_FRONT_ENDS: 'false',
      CALLS_PER_MINUTE: NO_LIMIT,
      SAVES_PER_MINUTE: NO_LIMIT,
    },
    log,
    messaging,
    natsState,
  });
  const bare = createBareServer(messaging);
  await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve));
  const { port } = bare.address() as AddressInfo;
  return { gateway: gateway.url, bare: `http://127.0.0.1:${port}` };
}

async function wayToServices(
  natsUrl: string | undefined,
  log: ReturnType<typeof createLog>,
): Promise<{ messaging: Messaging; natsState: () => NatsState }> {
  if (natsUrl === undefined) return { messaging: instantMessaging, natsState: () => 'absent' };
  return startHost({
    environment: { NODE_ENV: 'test', NATS_URL: natsUrl },
    log,
    services: [],
    messages: 'nats',
  });
}

import type { AddressInfo } from 'node:net';
import { createLog } from '@planted/service-kit';
import { startGateway } from '../../src/start-gateway';
import { createBareServer } from './bare-server';
import { instantMessaging } from './instant-messaging';

/** Where both servers listen. */
export interface Served {
  readonly gateway: string;
  readonly bare: string;
}

const NO_LIMIT = '1000000000';

/** Both in one process, one of which is asked at a time: so each has the same engine, heap and share of the machine. */
export async function serveBoth(): Promise<Served> {
  const gateway = await startGateway({
    environment: {
      NODE_ENV: 'test',
      PORT: '0',
      SERVE_FRONT_ENDS: 'false',
      CALLS_PER_MINUTE: NO_LIMIT,
      SAVES_PER_MINUTE: NO_LIMIT,
    },
    log: createLog('info', { write: () => undefined }),
    messaging: instantMessaging,
    natsState: () => 'absent',
  });
  const bare = createBareServer(instantMessaging);
  await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve));
  const { port } = bare.address() as AddressInfo;
  return { gateway: gateway.url, bare: `http://127.0.0.1:${port}` };
}

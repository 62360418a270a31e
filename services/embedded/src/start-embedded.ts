import { startGateway } from '@planted/gateway';
import { type Environment, startHost } from '@planted/service-kit';
import type { Logger } from 'pino';
import { services } from './services';

export interface Embedded {
  /** Where the product listens. */
  readonly url: string;
  stop(): Promise<void>;
}

/** The whole product in this process: services first, then the door is opened. */
export async function startEmbedded(environment: Environment, log: Logger): Promise<Embedded> {
  const host = await startHost({ environment, log, services, messages: 'in-process' });
  try {
    const gateway = await startGateway({ environment, log, ...host });
    return {
      url: gateway.url,
      stop: async () => {
        await gateway.stop();
        await host.stop();
      },
    };
  } catch (error) {
    await host.stop();
    throw error;
  }
}

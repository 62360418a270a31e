import { commonSettings, port, readSettings } from '../configuration';
import { createLog } from '../logging/create-log';
import type { ServiceDefinition } from '../service-definition';
import { runProcess } from './run-process';
import { withSecretFiles } from './secret-files';
import { serveHealth } from './serve-health';
import { startHost } from './start-host';

const serviceSettings = commonSettings.extend({
  /** Where `/healthz` tells whether this process is well; nowhere when absent. */
  HEALTH_PORT: port.optional(),
});

/** Runs one service as its own process: the whole of its `main.ts`. Messages travel over NATS. */
export async function runService(definition: ServiceDefinition): Promise<void> {
  const environment = withSecretFiles(process.env);
  const { PLANTED_LOG_LEVEL, HEALTH_PORT } = readSettings(serviceSettings, environment);
  const log = createLog(PLANTED_LOG_LEVEL).child({ process: definition.name });
  await runProcess(log, async () => {
    const host = await startHost({ environment, log, services: [definition], messages: 'nats' });
    if (HEALTH_PORT === undefined) return host;
    const health = await serveHealth(HEALTH_PORT, '127.0.0.1', () => host.natsState() === 'connected');
    return {
      stop: async () => {
        await health.stop();
        await host.stop();
      },
    };
  });
}

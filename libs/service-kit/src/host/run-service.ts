import { commonSettings, readSettings } from '../configuration';
import { createLog } from '../logging/create-log';
import { createMetrics } from '../metrics/create-metrics';
import type { ServiceDefinition } from '../service-definition';
import { runProcess } from './run-process';
import { withSecretFiles } from './secret-files';
import { startManagementServer } from './management-server';
import { startHost } from './start-host';
import { openTracing } from '../tracing/open-tracing';

/** Runs one service as its own process: the whole of its `main.ts`. Messages travel over NATS. */
export async function runService(definition: ServiceDefinition): Promise<void> {
  const environment = withSecretFiles(process.env);
  const settings = readSettings(commonSettings, environment);
  const log = createLog(settings.PLANTED_LOG_LEVEL).child({ process: definition.name });
  const metrics = createMetrics(definition.name);
  await runProcess(log, async () => {
    const tracing = await openTracing(settings, definition.name, log);
    const services = [definition];
    const host = await startHost({ environment, log, services, messages: 'nats', metrics, tracing });
    const { readiness } = host;
    const isLive = () => host.natsState() === 'connected';
    const management = await startManagementServer(settings, { metrics, isLive, readiness });
    return {
      stop: async () => {
        await management.stop();
        await host.stop();
        await tracing.stop();
      },
    };
  });
}

import {
  commonSettings,
  createLog,
  createMetrics,
  openTracing,
  readSettings,
  runProcess,
  startManagementServer,
  startHost,
  withSecretFiles,
} from '@planted/service-kit';
import { startGateway } from './start-gateway';

const environment = withSecretFiles(process.env);
const settings = readSettings(commonSettings, environment);
const log = createLog(settings.PLANTED_LOG_LEVEL).child({ process: 'gateway' });
const metrics = createMetrics('gateway');

await runProcess(log, async () => {
  const tracing = await openTracing(settings, 'gateway', log);
  const watch = { metrics, tracing };
  const host = await startHost({ environment, log, services: [], messages: 'nats', ...watch });
  const gateway = await startGateway({ environment, log, ...watch, ...host });
  const { readiness } = host;
  const management = await startManagementServer(settings, {
    metrics,
    isLive: () => readiness().ready,
    readiness,
  });
  log.info({ url: gateway.url }, 'listens');
  return {
    stop: async () => {
      await management.stop();
      await gateway.stop();
      await host.stop();
      await tracing.stop();
    },
  };
});

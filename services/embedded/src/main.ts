import {
  commonSettings,
  createLog,
  createMetrics,
  openTracing,
  readSettings,
  runProcess,
  startManagementServer,
  withSecretFiles,
} from '@planted/service-kit';
import { startEmbedded } from './start-embedded';

// Whoever started it sees progress elsewhere: here only what went wrong is worth a line.
const environment = { PLANTED_LOG_LEVEL: 'warn', ...withSecretFiles(process.env) };
const settings = readSettings(commonSettings, environment);
const log = createLog(settings.PLANTED_LOG_LEVEL);
const metrics = createMetrics('planted');

await runProcess(log, async () => {
  const tracing = await openTracing(settings, 'planted', log);
  const product = await startEmbedded(environment, log, metrics, tracing);
  const { readiness } = product;
  const management = await startManagementServer(settings, { metrics, isLive: () => true, readiness });
  log.info({ url: product.url }, 'listens');
  return {
    stop: async () => {
      await management.stop();
      await product.stop();
      await tracing.stop();
    },
  };
});

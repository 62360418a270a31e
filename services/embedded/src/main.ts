import {
  commonSettings,
  createLog,
  createMetrics,
  readSettings,
  runProcess,
  serveOperators,
} from '@planted/service-kit';
import { startEmbedded } from './start-embedded';

// Whoever started it sees progress elsewhere: here only what went wrong is worth a line.
const environment = { PLANTED_LOG_LEVEL: 'warn', ...process.env };
const settings = readSettings(commonSettings, environment);
const log = createLog(settings.PLANTED_LOG_LEVEL);
const metrics = createMetrics('planted');

await runProcess(log, async () => {
  const product = await startEmbedded(environment, log, metrics);
  const { readiness } = product;
  const operators = await serveOperators(settings, { metrics, isWell: () => true, readiness });
  log.info({ url: product.url }, 'listens');
  return {
    stop: async () => {
      await operators.stop();
      await product.stop();
    },
  };
});

import { commonSettings, createLog, readSettings, runProcess } from '@planted/service-kit';
import { startEmbedded } from './start-embedded';

// Whoever started it sees progress elsewhere: here only what went wrong is worth a line.
const environment = { PLANTED_LOG_LEVEL: 'warn', ...process.env };
const log = createLog(readSettings(commonSettings, environment).PLANTED_LOG_LEVEL);

await runProcess(log, async () => {
  const product = await startEmbedded(environment, log);
  log.info({ url: product.url }, 'listens');
  return product;
});

import {
  createLog,
  createMetrics,
  readyIf,
  runProcess,
  startManagementServer,
  withSecretFiles,
} from '@planted/service-kit/process';
import { readFrontEndSettings } from './front-ends/front-end-settings';
import { startFrontEnd } from './front-ends/start-front-end';

// The whole of a static server: one front end, as its own process.
const settings = readFrontEndSettings(withSecretFiles(process.env));
const log = createLog(settings.PLANTED_LOG_LEVEL).child({ process: settings.FRONT_END });
const metrics = createMetrics(settings.FRONT_END);

await runProcess(log, async () => {
  const server = await startFrontEnd(settings, log, metrics);
  const management = await startManagementServer(settings, {
    metrics,
    isLive: () => true,
    readiness: () => readyIf(true, ''),
  });
  log.info({ url: server.url }, 'listens');
  return {
    stop: async () => {
      await management.stop();
      await server.stop();
    },
  };
});

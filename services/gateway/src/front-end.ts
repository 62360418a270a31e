import { createLog, runProcess, withSecretFiles } from '@planted/service-kit/process';
import { readFrontEndSettings } from './front-ends/front-end-settings';
import { startFrontEnd } from './front-ends/start-front-end';

// The whole of a static server: one front end, as its own process.
const settings = readFrontEndSettings(withSecretFiles(process.env));
const log = createLog(settings.PLANTED_LOG_LEVEL).child({ process: settings.FRONT_END });

await runProcess(log, async () => {
  const server = await startFrontEnd(settings);
  log.info({ url: server.url }, 'listens');
  return server;
});

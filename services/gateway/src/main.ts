import {
  commonSettings,
  createLog,
  readSettings,
  runProcess,
  startHost,
  withSecretFiles,
} from '@planted/service-kit';
import { startGateway } from './start-gateway';

const environment = withSecretFiles(process.env);
const { PLANTED_LOG_LEVEL } = readSettings(commonSettings, environment);
const log = createLog(PLANTED_LOG_LEVEL).child({ process: 'gateway' });

await runProcess(log, async () => {
  const host = await startHost({ environment, log, services: [], messages: 'nats' });
  const gateway = await startGateway({ environment, log, ...host });
  log.info({ url: gateway.url }, 'listens');
  return {
    stop: async () => {
      await gateway.stop();
      await host.stop();
    },
  };
});

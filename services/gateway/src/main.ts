import { commonSettings, createLog, readSettings, runProcess, startHost } from '@planted/service-kit';
import { startGateway } from './start-gateway';

const { PLANTED_LOG_LEVEL } = readSettings(commonSettings, process.env);
const log = createLog(PLANTED_LOG_LEVEL).child({ process: 'gateway' });

await runProcess(log, async () => {
  const environment = process.env;
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

import {
  createLog,
  createMetrics,
  readyIf,
  runProcess,
  startManagementServer,
} from '@planted/service-kit/process';
import { readEdgeSettings } from './settings';
import { startEdge } from './start-edge';
import { trustedProxies } from './trusted-proxies';

const settings = readEdgeSettings(process.env);
const log = createLog(settings.PLANTED_LOG_LEVEL).child({ process: 'edge' });
const metrics = createMetrics('edge');

await runProcess(log, async () => {
  const edge = await startEdge({
    routes: settings.ROUTES,
    host: settings.HOST,
    port: settings.PORT,
    trusted: trustedProxies(settings.TRUSTED_PROXIES),
    log,
    metrics,
  });
  const management = await startManagementServer(settings, {
    metrics,
    isLive: edge.isReady,
    readiness: () => readyIf(edge.isReady(), 'no server is up for some paths'),
  });
  log.info({ url: edge.url }, 'listens');
  return {
    stop: async () => {
      await management.stop();
      await edge.stop();
    },
  };
});

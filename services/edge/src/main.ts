import { createLog, runProcess } from '@planted/service-kit/process';
import { readEdgeSettings } from './settings';
import { startEdge } from './start-edge';
import { trustedProxies } from './trusted-proxies';

const settings = readEdgeSettings(process.env);
const log = createLog(settings.PLANTED_LOG_LEVEL).child({ process: 'edge' });

await runProcess(log, async () => {
  const edge = await startEdge({
    routes: settings.ROUTES,
    host: settings.HOST,
    port: settings.PORT,
    trusted: trustedProxies(settings.TRUSTED_PROXIES),
    log,
  });
  log.info({ url: edge.url }, 'listens');
  return edge;
});

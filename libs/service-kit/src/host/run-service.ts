import { commonSettings, readSettings } from '../configuration';
import { createLog } from '../logging/create-log';
import type { ServiceDefinition } from '../service-definition';
import { runProcess } from './run-process';
import { withSecretFiles } from './secret-files';
import { startHost } from './start-host';

/** Runs one service as its own process: the whole of its `main.ts`. Messages travel over NATS. */
export async function runService(definition: ServiceDefinition): Promise<void> {
  const environment = withSecretFiles(process.env);
  const { PLANTED_LOG_LEVEL } = readSettings(commonSettings, environment);
  const log = createLog(PLANTED_LOG_LEVEL).child({ process: definition.name });
  await runProcess(log, () => startHost({ environment, log, services: [definition], messages: 'nats' }));
}

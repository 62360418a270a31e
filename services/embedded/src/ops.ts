import { createLog, runOpsFor } from '@planted/service-kit';
import { services } from './services';

const args = process.argv.slice(2);
const log = createLog('error');
const out = (line: string) => process.stdout.write(`${line}\n`);

try {
  process.exitCode = await runOpsFor({ args, environment: process.env, services, log, out });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

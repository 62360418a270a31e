import { createLog, runOpsFor, withSecretFiles } from '@planted/service-kit';
import { backupAreas, isBackupCommand, runBackupOps } from './backup/run-backup-ops';
import { services } from './services';

/** One Ctrl-C may come from the terminal and once more through npm; people are slower. */
const SAME_PRESS_MS = 250;
const INTERRUPTED = 130;

const args = process.argv.slice(2);
const log = createLog('error');
const out = (line: string) => process.stdout.write(`${line}\n`);
const err = (line: string) => process.stderr.write(`${line}\n`);

const ending = new AbortController();
let askedAt = 0;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (ending.signal.aborted && Date.now() - askedAt > SAME_PRESS_MS) process.exit(INTERRUPTED);
    if (!ending.signal.aborted) askedAt = Date.now();
    ending.abort();
  });
}
// Whoever reads our output may have seen enough, as `head` does.
process.stdout.on('error', () => process.exit(0));

try {
  const environment = withSecretFiles(process.env);
  const request = {
    args,
    environment,
    log,
    out,
    err,
    screen: process.stderr.isTTY ? process.stderr : undefined,
    signal: ending.signal,
  };
  process.exitCode = isBackupCommand(args)
    ? await runBackupOps(request)
    : await runOpsFor({ ...request, services, areas: backupAreas(environment) });
} catch (error) {
  err(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

import type { Logger } from 'pino';

/** Longest orderly end, in milliseconds; what is not closed by then is cut. */
const STOP_TIMEOUT_MS = 4_500;

export interface Stoppable {
  stop(): Promise<void>;
}

/**
 * The life of a process: starts, then waits for SIGTERM or SIGINT and ends within 5 s. A start that fails ends the
 * process with code 1 and a message that names what was wrong.
 */
export async function runProcess(log: Logger, start: () => Promise<Stoppable>): Promise<void> {
  const asked = new Promise<void>((resolve) => {
    process.once('SIGTERM', resolve);
    process.once('SIGINT', resolve);
  });
  // What cannot be printed, on a full disk, must not end the process.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  process.on('unhandledRejection', (err) => log.error({ err }, 'unhandled rejection'));
  try {
    const running = await start();
    await asked;
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
    await running.stop();
    process.exit(0);
  } catch (err) {
    log.fatal({ err }, 'the process could not start');
    process.exitCode = 1;
    process.stderr.write(`${err instanceof Error ? err.message : String(err)}\n`, () => process.exit(1));
  }
}

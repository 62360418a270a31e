import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

const SERVICES = join(import.meta.dirname, '../../..');

/**
 * Bundles a service into its dist folder, as for a deployment. A run of `npm test` has built it before, and its other
 * tests are reading that folder.
 */
export async function bundle(service: string): Promise<void> {
  if (process.env['PLANTED_BUILT_FROM'] !== undefined) return;
  const script = join(SERVICES, '../tools/build/service.mjs');
  await promisify(execFile)(process.execPath, [script], { cwd: join(SERVICES, service) });
}

export interface ServiceProcess {
  readonly pid: number;
  /** Its log so far. */
  readonly lines: readonly Record<string, unknown>[];
  /** The log line that says so, once it is written. @throws when the process ends without it. */
  said(message: string): Promise<Record<string, unknown>>;
  signal(signal: NodeJS.Signals): void;
  /** Waits until it is gone; answers its exit code, null when a signal cut it off. */
  gone(): Promise<number | null>;
}

/** Runs a bundled service as its own process. */
export function runProcess(service: string, environment: Record<string, string>): ServiceProcess {
  const child = spawn(process.execPath, [join(SERVICES, service, 'dist/main.js')], {
    env: { PATH: process.env['PATH'], PLANTED_LOG_LEVEL: 'info', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const lines: Record<string, unknown>[] = [];
  const reader = createInterface({ input: child.stdout });
  reader.on('line', (line) => lines.push(JSON.parse(line)));
  return {
    pid: child.pid ?? 0,
    lines,
    async said(message) {
      for (;;) {
        const line = lines.find(({ msg }) => msg === message);
        if (line) return line;
        const next = await Promise.race([once(reader, 'line'), exited.then(() => 'gone' as const)]);
        if (next === 'gone') throw new Error(`${service} ended before it said: ${message}`);
      }
    },
    signal: (signal) => void child.kill(signal),
    async gone() {
      await exited;
      return child.exitCode;
    },
  };
}

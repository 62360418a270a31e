import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { hasEnded, identify } from '../processes.mjs';
import { until } from '../until.mjs';
import { eraseData } from '../directory-access.mjs';

/** A process that started an engine and can be killed; see hold-engine.mjs. */
export interface Starter {
  readonly child: ChildProcess;
  /** Of the engine. */
  readonly url: string;
  /** Of the engine. */
  readonly pid: number;
  kill(): Promise<void>;
}

export interface StarterOptions {
  readonly env?: NodeJS.ProcessEnv;
  readonly uid?: number;
  readonly gid?: number;
}

const script = join(__dirname, 'hold-engine.mjs');

export async function startInAnotherProcess(
  engine: 'postgres' | 'nats',
  folder: string,
  { env = {}, ...account }: StarterOptions = {},
): Promise<Starter> {
  const child = spawn(process.execPath, [script, engine, folder], {
    ...account,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let complaints = '';
  child.stdout.on('data', (text) => (output += String(text)));
  child.stderr.on('data', (text) => (complaints += String(text)));
  await until(() => output.includes('\n') || hasEnded(child), 60_000);
  if (!output.includes('\n')) throw new Error(`The engine was not started:\n${complaints}`);
  const { url, pid }: { url: string; pid: number } = JSON.parse(output);
  const kill = async () => {
    child.kill('SIGKILL');
    await until(() => hasEnded(child), 5000);
  };
  return { child, url, pid, kill };
}

/** @returns whether the process is gone within `milliseconds` */
export const isGone = (pid: number, milliseconds = 10_000): Promise<boolean> =>
  until(() => identify(pid) === undefined, milliseconds);

/** A folder of its own for one test, in a place that every account can reach. */
export function testFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'planted engines '));
  chmodSync(path, 0o755);
  return {
    path,
    remove: () => {
      for (const name of ['postgres', 'nats']) eraseData(join(path, name));
      rmSync(path, { recursive: true, force: true });
    },
  };
}

/** Runs one statement. @returns its rows */
export async function ask(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** The repository, as Jest's root. */
export const root = resolve(__dirname, '../..');

export interface Product {
  readonly url: string;
  readonly pid: number;
  /** Ends it as Ctrl-C does and waits; its data stays. */
  stop(): Promise<number | null>;
  /** Ends it without warning and waits until its port is free. */
  kill(): Promise<void>;
}

export interface DataFolder {
  readonly path: string;
  remove(): Promise<void>;
}

export async function createDataFolder(): Promise<DataFolder> {
  const path = await mkdtemp(join(tmpdir(), 'planted-e2e-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** A TCP port that was free a moment ago, on loopback. */
export const freePort = (): Promise<number> =>
  new Promise((done, failed) => {
    const server = createServer().once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? done(address.port) : failed(new Error('no port')),
      );
    });
  });

const ended = (child: ChildProcess): Promise<number | null> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve(child.exitCode)
    : new Promise((done) => child.once('exit', (code) => done(code)));

/** Polls until `met` answers true; fails after `timeoutMs` with what was waited for. */
export async function until(what: string, met: () => Promise<boolean>, timeoutMs = 60_000): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (!(await met())) {
    if (Date.now() > deadline) throw new Error(`Waited ${timeoutMs} ms in vain: ${what}`);
    await new Promise((again) => setTimeout(again, 50));
  }
}

const answers = (url: string): Promise<boolean> =>
  fetch(`${url}/api/health`).then(
    (response) => response.ok,
    () => false,
  );

/** Where start-shared-product.ts leaves the address of the product that test files share. */
export const SHARED_URL = 'PLANTED_SHARED_URL';

/** The product that runs for all test files: for those that neither stop it nor change what it serves. */
export function sharedProduct(): Pick<Product, 'url'> {
  const url = process.env[SHARED_URL];
  if (!url) throw new Error('The shared product was not started: run these tests as the project e2e');
  return { url };
}

/** Milliseconds: a fresh clone is built first. */
const A_BUILD_AND_A_START = 240_000;

/** The entry point of `npm start`, or another that starts the same product (tools/test-distributed.mjs). */
const START = process.env.PLANTED_START ?? 'tools/start.mjs';

/** Starts the product as a person does, by its entry point, on the given data folder. */
export async function startProduct(data: DataFolder, env: NodeJS.ProcessEnv = {}): Promise<Product> {
  const port = Number(env.PORT ?? (await freePort()));
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [START], {
    cwd: root,
    env: { ...process.env, PORT: String(port), PLANTED_DATA_DIR: data.path, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)));
  await until(
    'the product is ready',
    async () => {
      if (child.exitCode !== null) throw new Error(`The product ended with ${child.exitCode}:\n${output}`);
      return answers(url);
    },
    A_BUILD_AND_A_START,
  ).catch((cause: Error) => {
    child.kill('SIGKILL');
    throw new Error(`${cause.message}\n${output}`);
  });
  return {
    url,
    pid: child.pid as number,
    stop: async () => {
      child.kill('SIGTERM');
      return ended(child);
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended(child);
      await until('the port is free', async () => !(await answers(url)));
    },
  };
}

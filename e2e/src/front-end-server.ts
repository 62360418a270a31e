import { spawn } from 'node:child_process';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../tools/engines/ports.mjs';
import { root, until } from './product';

export interface FrontEndServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Serves front ends as the gateway does, without any service behind them. Settings as front-end-settings.ts has them. */
export async function startFrontEndServer(settings: NodeJS.ProcessEnv): Promise<FrontEndServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, ['services/gateway/dist/front-end.js'], {
    cwd: root,
    env: { ...process.env, PUBLIC_ORIGIN: url, PORT: `${port}`, ...settings },
    stdio: 'ignore',
  });
  const ended = new Promise<void>((done) => server.once('exit', () => done()));
  await until(`${url} answers`, () =>
    fetch(url).then(
      () => true,
      () => false,
    ),
  );
  return {
    url,
    stop: () => {
      server.kill('SIGKILL');
      return ended;
    },
  };
}

/** A folder of front ends for a server to serve, in which `names` are this repository's builds. */
export async function frontEndsOf(
  names: readonly string[],
): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'planted-front-ends-'));
  await Promise.all(names.map((name) => symlink(join(root, name), join(path, name))));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../tools/engines/ports.mjs';
import { passOn } from '../../../tools/testing/pass-on.mjs';
import { root } from '../product';
import type { Network } from './driver';

/** A WebKitWebDriver that was started, and may not answer yet. */
export interface WebKitServer {
  /** Where it takes commands. */
  readonly address: string;
  end(): Promise<void>;
}

const commandOf = (path: string, port: number) => [path, `--port=${port}`, '--host=127.0.0.1'] as const;

/** Starts it in the network of this machine. */
export async function startServer(path: string, display: string): Promise<WebKitServer> {
  const port = await freePort();
  const [program, ...args] = commandOf(path, port);
  const child = spawn(program, args, { env: { ...process.env, DISPLAY: display }, stdio: 'ignore' });
  return { address: `http://127.0.0.1:${port}`, end: () => end(child) };
}

/** What makes a network for one program, from UNSHARE_PATH and IP_PATH. */
export interface NetworkTools {
  readonly unshare: string;
  readonly ip: string;
}

/**
 * Starts it in a network of its own, which can be cut: its driver has no command for that. WebKit hears of a signal from
 * GLib, and GLib from the routes of the system.
 */
export async function startServerApart(
  path: string,
  { display, product, tools }: { display: string; product: string; tools: NetworkTools },
): Promise<WebKitServer & { readonly network: Network }> {
  const folder = await mkdtemp(join(tmpdir(), 'planted-network-'));
  const [productSocket, serverSocket] = [join(folder, 'product'), join(folder, 'server')];
  const port = await freePort();
  const out = await passOn({ path: productSocket }, Number(new URL(product).port));
  const script = join(root, 'tools/testing/own-network.mjs');
  const child = spawn(
    tools.unshare,
    [
      ...['--map-root-user', '--net', process.execPath, script],
      ...[productSocket, serverSocket, `${port}`, tools.ip, ...commandOf(path, port)],
    ],
    {
      env: { ...process.env, DISPLAY: display },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    },
  );
  const [{ port: inside }] = await Promise.race([
    once(child, 'message') as Promise<[{ port: number }]>,
    once(child, 'exit').then(() => Promise.reject(new Error('No network of its own can be made here'))),
  ]);
  const door = await passOn({ port: 0, host: '127.0.0.1' }, serverSocket);
  const broken = once(child, 'exit').then(() =>
    Promise.reject(new Error('The network of its own has ended')),
  );
  broken.catch(() => {});
  async function ask(act: string): Promise<void> {
    const done = once(child, 'message');
    child.send(act);
    await Promise.race([done, broken]);
  }
  return {
    address: `http://127.0.0.1:${door.port}`,
    network: {
      url: `http://127.0.0.1:${inside}`,
      lose: () => ask('lose'),
      async cut() {
        await ask('lose');
        await ask('hide signal');
      },
      async restore() {
        await ask('find');
        await ask('show signal');
      },
    },
    async end() {
      if (child.connected) child.disconnect();
      await broken.catch(() => {});
      await Promise.all([door.cut(), out.cut()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Ends a program and waits for that. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

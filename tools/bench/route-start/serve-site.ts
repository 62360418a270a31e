import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export interface Site {
  readonly url: string;
  readonly close: () => Promise<unknown>;
}

/** Serves a build of the shell, and each remote's below /mfe/, as the gateway does: hashed files may be kept. */
export async function serveSite({ root, shell }: { root: string; shell: string }): Promise<Site> {
  const fileOf = (path: string): string => {
    const [, mfe, name = '', ...rest] = path.split('/');
    const file = mfe === 'mfe' ? join(root, name, 'dist', ...rest) : join(shell, path);
    return existsSync(file) && statSync(file).isFile() ? file : join(shell, 'index.html');
  };
  const server = createServer(async ({ url = '/' }, response) => {
    const path = normalize(new URL(url, 'http://site').pathname);
    const file = fileOf(path);
    response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
    response.setHeader(
      'cache-control',
      path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    );
    response.end(await readFile(file));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((closed) => {
        server.close(closed);
        server.closeAllConnections();
      }),
  };
}

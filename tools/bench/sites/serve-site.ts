import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { prerenderedPage, skeletons, readOwnBuilds, withSkeleton } from '@planted/gateway/front-ends';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
/** What the builds put beside a file. */
const COPY = '.br';
const WITHOUT_COPY = new Set(['.html', '.json']);
const WORKER = '/service-worker.js';

export interface Site {
  readonly url: string;
  readonly close: () => Promise<unknown>;
}

/**
 * Serves a build of the shell, each remote's below /mfe/ and the illustrations, as the gateway does: compressed, and
 * hashed files may be kept. There is no gateway behind it: calls are answered as to a guest, with an empty plant table.
 * @param hasWorker absent: it has the shell's service worker
 */
export async function serveSite({
  root,
  shell,
  hasWorker = true,
}: {
  root: string;
  shell: string;
  hasWorker?: boolean;
}): Promise<Site> {
  const fileOf = async (path: string, url: string): Promise<string> => {
    const [, top, name = '', ...rest] = path.split('/');
    const pictures = join(root, 'libs/illustrations/dist', path);
    if (top === 'illustrations') return pictures;
    const file = top === 'mfe' ? join(root, name, 'dist', ...rest) : join(shell, path);
    if (existsSync(file) && statSync(file).isFile()) return file;
    const page = await prerenderedPage({ root: shell, path: 'index.html' }, { path, url, visitor: 'guest' });
    return join(page.root, page.path);
  };
  const pageSkeletons = skeletons({ root }, console);
  const pageOf = async (file: string, path: string) => {
    const page = await readFile(file, 'utf8');
    const skeleton = await pageSkeletons.find(await readOwnBuilds(root), path, 'guest');
    return Buffer.from(skeleton ? withSkeleton(page, skeleton) : page);
  };
  const bodies = new Map<string, { body: Buffer; encoding?: 'br' }>();
  const bodyOf = async (file: string, path: string) => {
    const key = `${path} ${file}`;
    const known = bodies.get(key);
    if (known) return known;
    const made = await compressed(file, file.endsWith('.html') ? await pageOf(file, path) : undefined);
    bodies.set(key, made);
    return made;
  };
  const server = createServer(async ({ url = '/' }, response) => {
    const path = normalize(new URL(url, 'http://site').pathname);
    if (answersCall(path, response)) return;
    const file = await fileOf(path, url);
    if (!existsSync(file) || (!hasWorker && path === WORKER)) return void response.writeHead(404).end();
    const { body, encoding } = await bodyOf(file, path);
    response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
    if (encoding) response.setHeader('content-encoding', encoding);
    response.setHeader(
      'cache-control',
      path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    );
    response.end(body);
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

/** @param page the file's content, where it is sent as another than on disk */
async function compressed(file: string, page?: Buffer): Promise<{ body: Buffer; encoding?: 'br' }> {
  if (existsSync(`${file}${COPY}`)) return { body: await readFile(`${file}${COPY}`), encoding: 'br' };
  const plain = page ?? (await readFile(file));
  if (!WITHOUT_COPY.has(extname(file))) return { body: plain };
  // As much as the gateway takes time for.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
  return { body: brotliCompressSync(plain, { params }), encoding: 'br' };
}

function answersCall(path: string, response: ServerResponse): boolean {
  const isTable = path.startsWith('/rest/');
  if (!isTable && !path.startsWith('/api/')) return false;
  response.writeHead(isTable ? 200 : 401, { 'content-type': 'application/json' });
  response.end(isTable ? '[]' : '{"error":"Not logged in","code":"not-logged-in"}');
  return true;
}

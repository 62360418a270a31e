import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { negotiate } from '@fastify/accept-negotiator';
import fastifyStatic from '@fastify/static';
import { withSkeleton } from '@planted/contracts/with-skeleton';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { cacheControlOf, FOR_EVER, NEVER } from './cache-control';
import { compressedCopies } from './compressed-copies';
import { canaryBucketOf } from './canary-bucket';
import { prerenderedPage, visitorOf } from './prerendered-page';
import { deployedWorker } from './deployed-worker';
import type { CurrentRemote, RemoteList } from './deployments';
import { type FrontEndFolders, frontEndOf, locateFile } from './locate-file';
import { skeletons } from './skeletons';
import { currentRemotes, listFor, originsOf, withOrigins } from './remote-list';

/** Paths that are never a page. */
const CALLS = /^\/(api|rest|auth)(\/|$)/;
const POLICY = 'content-security-policy';

export interface ServedFrontEnds extends FrontEndFolders {
  /** One front end of them; absent: all. */
  readonly only?: string;
  /** Whether browsers reach us by https. */
  readonly https: boolean;
  readonly log: Pick<Logger, 'warn'>;
  /** From 0 up to 1. */
  readonly random?: () => number;
}

/**
 * Serves the builds below `root`, as they are on disk at the moment of each request: a copy in place shows at once.
 * What was deployed goes before them, and every version that was is still there under its own address.
 */
export async function serveFrontEnds(
  server: FastifyInstance,
  { only, https, log, random = Math.random, ...folders }: ServedFrontEnds,
): Promise<void> {
  const remotes = currentRemotes(folders.root, folders.deployments, log);
  const copies = compressedCopies();
  const pageSkeletons = skeletons(folders, log);
  await server.register(fastifyStatic, {
    serve: false,
    root: folders.root,
    cacheControl: false,
    dotfiles: 'deny',
  });
  /** What this visitor gets, who is assigned a bucket where there is a canary. */
  function listOf(all: RemoteList<CurrentRemote>, request: FastifyRequest, reply: FastifyReply) {
    const hasCanary = Object.values(all).some(({ canary }) => canary !== undefined);
    return listFor(all, hasCanary ? canaryBucketOf(request, reply, { secure: https, random }) : 0);
  }
  if (only === undefined || only === 'shell') {
    server.get('/remotes.json', async (request, reply) => {
      reply.header('cache-control', NEVER);
      return { remotes: listOf(await remotes.all(), request, reply) };
    });
  }
  server.get('/*', async (request, reply) => {
    const path = pathOf(request);
    if (path === undefined) return reply.callNotFound();
    const isOurs = !CALLS.test(path) && (only ?? frontEndOf(path)) === frontEndOf(path);
    const file = isOurs ? ((await deployedWorker(folders, path)) ?? locateFile(folders, path)) : undefined;
    const isPage = file?.path === 'index.html';
    if (!file || (isPage && !wantsPage(request))) return reply.callNotFound();
    // Also what is sent as it is may be kept on the way, for one who would take it compressed.
    reply.header('vary', 'accept-encoding');
    if (isPage) {
      const all = await remotes.all();
      allowOrigins(reply, originsOf(all));
      reply.header('cache-control', NEVER);
      const visitor = visitorOf(request);
      const page = await prerenderedPage(file, { path, url: request.url, visitor });
      const skeleton = hasSkeleton(all, path, request)
        ? await pageSkeletons.find(listOf(all, request, reply), path, visitor)
        : undefined;
      if (!skeleton) return reply.sendFile(page.path, page.root);
      reply.type('text/html; charset=utf-8');
      return withSkeleton(await readFile(join(page.root, page.path), 'utf8'), skeleton);
    }
    reply.header('cache-control', file.isDeployed ? FOR_EVER : cacheControlOf(path));
    const copy = takesBrotli(request) ? await copies.find(file) : undefined;
    if (!copy) return reply.sendFile(file.path, file.root);
    reply.type(copy.type).header('content-encoding', 'br');
    return reply.sendFile(copy.path, file.root, { contentType: false });
  });
}

/** A view of a page is in its query: the first one is prerendered. */
const hasSkeleton = (all: RemoteList<CurrentRemote>, path: string, { url }: FastifyRequest): boolean =>
  !url.includes('?') &&
  Object.values(all).some(({ pages, canary }) =>
    [...(pages ?? []), ...(canary?.pages ?? [])].some((page) => page.path === path),
  );

function allowOrigins(reply: FastifyReply, origins: readonly string[]): void {
  const policy = reply.getHeader(POLICY);
  if (typeof policy === 'string') reply.header(POLICY, withOrigins(policy, origins));
}

function pathOf({ url }: FastifyRequest): string | undefined {
  try {
    return decodeURIComponent(url.split('?', 1)[0] ?? '');
  } catch {
    return undefined;
  }
}

const takesBrotli = ({ headers }: FastifyRequest): boolean =>
  negotiate(`${headers['accept-encoding'] ?? ''}`, ['br']) === 'br';

const wantsPage = ({ headers: { accept = '*/*' } }: FastifyRequest): boolean =>
  /text\/html|\*\/\*/.test(accept);

import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { cacheControlOf } from './cache-control';
import { frontEndOf, locateFile } from './locate-file';

/** Paths that are never a page. */
const CALLS = /^\/(api|rest|auth)(\/|$)/;

/**
 * Serves the builds below `root`, as they are on disk at the moment of each request: a copy in place shows at once.
 * With `only`, one front end of them.
 */
export async function serveFrontEnds(server: FastifyInstance, root: string, only?: string): Promise<void> {
  await server.register(fastifyStatic, { serve: false, root, cacheControl: false, dotfiles: 'deny' });
  server.get('/*', async (request, reply) => {
    const path = pathOf(request);
    const isOurs = path !== undefined && !CALLS.test(path) && (only ?? frontEndOf(path)) === frontEndOf(path);
    const file = isOurs ? locateFile(root, path) : undefined;
    if (!file || (file.path === 'index.html' && !wantsPage(request))) return reply.callNotFound();
    reply.header('cache-control', cacheControlOf(file.path === 'index.html' ? 'index.html' : `${path}`));
    return reply.sendFile(file.path, file.root, { cacheControl: false });
  });
}

function pathOf({ url }: FastifyRequest): string | undefined {
  try {
    return decodeURIComponent(url.split('?', 1)[0] ?? '');
  } catch {
    return undefined;
  }
}

const wantsPage = ({ headers: { accept = '*/*' } }: FastifyRequest): boolean =>
  /text\/html|\*\/\*/.test(accept);

import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { cacheControlOf } from './cache-control';
import { locateFile } from './locate-file';

/** Paths that are never a page. */
const CALLS = /^\/(api|rest|auth)(\/|$)/;

/** Serves the builds below `root`, as they are on disk at the moment of each request: a copy in place shows at once. */
export async function serveFrontEnds(server: FastifyInstance, root: string): Promise<void> {
  await server.register(fastifyStatic, { serve: false, root, cacheControl: false, dotfiles: 'deny' });
  server.get('/*', async (request, reply) => {
    const path = pathOf(request);
    const file = path === undefined || CALLS.test(path) ? undefined : locateFile(root, path);
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

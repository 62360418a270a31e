import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** Tags the answers under `/rest/`, which seldom change, so that a browser that has one is told so in a few bytes. */
export function tagPublicReads(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply, payload) => {
    if (!request.url.startsWith('/rest/') || reply.statusCode !== 200 || typeof payload !== 'string')
      return payload;
    const tag = `W/"${createHash('sha256').update(payload).digest('base64url')}"`;
    reply.header('etag', tag).header('cache-control', 'no-cache');
    if (request.headers['if-none-match'] !== tag) return payload;
    reply.status(304);
    return null;
  });
}

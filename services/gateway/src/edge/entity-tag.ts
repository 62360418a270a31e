import { createHash } from 'node:crypto';
import { readPlantsCall } from '@planted/contracts';
import type { FastifyInstance } from 'fastify';

/** Tags reads of the plant table, which seldom changes, so that a browser that has one is told so in a few bytes. */
export function tagPublicReads(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply, payload) => {
    if (
      request.routeOptions.url !== readPlantsCall.path ||
      reply.statusCode !== 200 ||
      typeof payload !== 'string'
    )
      return payload;
    const tag = `W/"${createHash('sha256').update(payload).digest('base64url')}"`;
    reply.header('etag', tag).header('cache-control', 'no-cache');
    if (request.headers['if-none-match'] !== tag) return payload;
    reply.status(304);
    return null;
  });
}

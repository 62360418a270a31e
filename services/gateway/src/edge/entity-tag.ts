import { createHash } from 'node:crypto';
import {
  fetchRotationFactsCall,
  fetchSeasonFactsCall,
  fetchVarietiesCall,
  readPlantsCall,
} from '@planted/contracts';
import type { FastifyInstance, onSendHookHandler } from 'fastify';

/** Facts of the catalog, the same for everybody. */
const TAGGED: ReadonlySet<string> = new Set([
  readPlantsCall.path,
  fetchSeasonFactsCall.path,
  fetchRotationFactsCall.path,
  fetchVarietiesCall.path,
]);

/**
 * Tags reads of the catalog's facts, which seldom change, so that a browser that has them gets 304 in a few bytes; to be
 * called before any route is added.
 */
export function tagPublicReads(server: FastifyInstance): void {
  server.addHook('onRoute', (route) => {
    if (TAGGED.has(route.url)) route.onSend = [tag, ...[route.onSend ?? []].flat()];
  });
}

const tag: onSendHookHandler = async (request, reply, payload) => {
  if (reply.statusCode !== 200 || typeof payload !== 'string') return payload;
  const etag = `W/"${createHash('sha256').update(payload).digest('base64url')}"`;
  reply.header('etag', etag).header('cache-control', 'no-cache');
  if (request.headers['if-none-match'] !== etag) return payload;
  reply.status(304);
  return null;
};

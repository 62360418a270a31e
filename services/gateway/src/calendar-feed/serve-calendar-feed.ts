import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { CALENDAR_FEED_BASE, CALENDAR_TOKEN, readCalendarQuery } from '@planted/contracts';
import { type Messaging, type NewId, RefusalError } from '@planted/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { answerRefusal } from '../edge/answer-refusal';
import type { RateLimits } from '../edge/rate-limits';

export interface CalendarFeedParts {
  readonly messaging: Messaging;
  readonly limits: RateLimits;
  readonly newId: NewId;
  readonly log: Logger;
}

const FILE = '.ics';
const decompress = promisify(gunzip);

/**
 * GET /feed/<token>.ics (TEL-1): a gardener's calendar for whoever has the address, without a session. The token stays
 * in this request: services are told its hash, logs, traces and metrics the route alone.
 */
export async function serveCalendarFeed(server: FastifyInstance, parts: CalendarFeedParts): Promise<void> {
  const { messaging, limits, newId, log } = parts;
  await server.register(async (scope) => {
    scope.setErrorHandler(answerRefusal(log));
    scope.get<{ Params: { '*': string } }>(`${CALENDAR_FEED_BASE}/*`, {
      onRequest: (request) => limits.countVisitor(request, 'call'),
      handler: async (request, reply) => {
        const tokenHash = hashIn(request.params['*']);
        const have = request.headers['if-none-match'] ?? null;
        const context = { actor: null, correlationId: request.id, commandId: newId() };
        const { etag, gzip } = await messaging.send(readCalendarQuery, { tokenHash, have }, context);
        reply.header('etag', etag).header('cache-control', 'private, no-cache');
        reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex');
        if (gzip === null) return reply.status(304).send();
        reply.header('content-disposition', 'inline; filename="planted.ics"');
        return reply
          .type('text/calendar; charset=utf-8')
          .send((await decompress(Buffer.from(gzip, 'base64'))).toString());
      },
    });
  });
}

/** @throws RefusalError for what is no file of a token: the same as for a token that nobody has */
function hashIn(file: string): string {
  const token = file.endsWith(FILE) ? file.slice(0, -FILE.length) : '';
  if (!CALENDAR_TOKEN.test(token))
    throw new RefusalError({ code: 'not-found', message: 'Calendar not found' });
  return createHash('sha256').update(token).digest('hex');
}

import { createHash } from 'node:crypto';
import { stopMorningMailCommand, UNSUBSCRIBE_TOKEN } from '@planted/contracts';
import { type Messaging, type NewId, RefusalError } from '@planted/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { answerRefusal } from '../edge/answer-refusal';
import { UNSUBSCRIBE_ROUTE } from '../edge/cross-site';
import type { RateLimits } from '../edge/rate-limits';
import { ASK_PAGE, STOPPED_PAGE, UNKNOWN_PAGE, UNSUBSCRIBE_POLICY } from './unsubscribe-page';

export interface UnsubscribeParts {
  readonly messaging: Messaging;
  readonly limits: RateLimits;
  readonly newId: NewId;
  readonly log: Logger;
}

/** A mail program sends 'List-Unsubscribe=One-Click' as a form of either kind. */
const BODY_LIMIT = 4 * 1024;

type Asked = FastifyRequest<{ Params: { '*': string } }>;

/**
 * /unsubscribe/<token> (TEL-5, RFC 8058): a POST ends a gardener's letters of the morning, without a session; a GET shows
 * a button for it and ends nothing, since programs open each address in a mail. The token stays in this request:
 * services are told its hash, logs, traces and metrics the route alone.
 */
export async function serveUnsubscribe(server: FastifyInstance, parts: UnsubscribeParts): Promise<void> {
  const { messaging, limits, newId, log } = parts;
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Nothing in it is needed: the address says whose letters, the method that they end.
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, _body, done) =>
      done(null, undefined),
    );
    scope.setErrorHandler(answerRefusal(log));
    const onRequest = (request: FastifyRequest) => limits.countVisitor(request, 'call');
    const isToken = (request: Asked) => UNSUBSCRIBE_TOKEN.test(request.params['*']);
    scope.get(UNSUBSCRIBE_ROUTE, {
      onRequest,
      handler: async (request: Asked, reply) =>
        isToken(request) ? show(reply, ASK_PAGE) : show(reply.status(404), UNKNOWN_PAGE),
    });
    scope.post(UNSUBSCRIBE_ROUTE, {
      onRequest,
      handler: async (request: Asked, reply) => {
        if (!isToken(request)) return show(reply.status(404), UNKNOWN_PAGE);
        const tokenHash = createHash('sha256').update(request.params['*']).digest('hex');
        const context = { actor: null, correlationId: request.id, commandId: newId() };
        try {
          await messaging.send(stopMorningMailCommand, { tokenHash }, context);
        } catch (error) {
          if (!(error instanceof RefusalError) || error.code !== 'not-found') throw error;
          return show(reply.status(404), UNKNOWN_PAGE);
        }
        return show(reply, STOPPED_PAGE);
      },
    });
  });
}

/** With its address told to no other page. */
const show = (reply: FastifyReply, html: string): FastifyReply =>
  reply
    .header('content-security-policy', UNSUBSCRIBE_POLICY)
    .header('referrer-policy', 'same-origin')
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(html);

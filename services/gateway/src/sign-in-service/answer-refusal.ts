import { type AuthErrorAnswer, REFUSAL_STATUS, type RefusalCode } from '@planted/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { refusalFrom } from '../edge/refusal.filter';

/** The protocol's names for refusals that bring none of their own. */
const REASONS: Readonly<Record<RefusalCode, string>> = {
  invalid: 'validation_failed',
  'not-signed-in': 'no_authorization',
  forbidden: 'no_authorization',
  'not-found': 'not_found',
  conflict: 'conflict',
  'too-large': 'validation_failed',
  'too-many': 'over_request_rate_limit',
  unavailable: 'request_timeout',
};

/** Answers a failure in the shape that clients of the protocol read. */
export const answerRefusal =
  (log: Logger) => (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const refusal = refusalFrom(error);
    if (!refusal) {
      log.error({ err: error, correlationId: request.id }, 'a call failed');
      const answer = { code: 500, error_code: 'unexpected_failure', msg: 'Something went wrong' };
      return reply.status(500).send(answer satisfies AuthErrorAnswer);
    }
    const code = REFUSAL_STATUS[refusal.code];
    if (refusal.retryAfter !== undefined) void reply.header('retry-after', Math.ceil(refusal.retryAfter));
    const answer = { code, error_code: refusal.reason ?? REASONS[refusal.code], msg: refusal.message };
    return reply.status(code).send(answer satisfies AuthErrorAnswer);
  };

import { type ErrorAnswer, REFUSAL_STATUS } from '@planted/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { refusalFrom } from './refusal.filter';

/** Answers a failure of a route that is no call of the contracts in the shape that calls have. */
export const answerRefusal =
  (log: Logger) => (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const refusal = refusalFrom(error);
    if (!refusal) {
      log.error({ err: error, correlationId: request.id }, 'a call failed');
      const answer = { error: 'Something went wrong. Please try again.' };
      return reply.status(500).send(answer satisfies ErrorAnswer);
    }
    if (refusal.retryAfter !== undefined) void reply.header('retry-after', Math.ceil(refusal.retryAfter));
    const answer = { error: refusal.message, code: refusal.code };
    return reply.status(REFUSAL_STATUS[refusal.code]).send(answer satisfies ErrorAnswer);
  };

import { RUM_PATH } from '@planted/contracts/rum-report';
import { checked, type Metrics } from '@planted/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { answerRefusal } from '../edge/answer-refusal';
import type { RateLimits } from '../edge/rate-limits';
import { rumReport } from './rum-report.schema';
import { createRumMetrics } from './rum-metrics';

export interface RumParts {
  readonly limits: RateLimits;
  readonly metrics: Metrics;
  readonly log: Logger;
}

/** Ten front ends with all their figures take less than half of it. */
const BODY_LIMIT = 8 * 1024;

/** Records RUM reports (navigator.sendBeacon) as metrics. No session is read. */
export async function serveRum(server: FastifyInstance, parts: RumParts): Promise<void> {
  const record = createRumMetrics(parts.metrics);
  await server.register(async (scope) => {
    scope.setErrorHandler(answerRefusal(parts.log));
    scope.post(RUM_PATH, {
      bodyLimit: BODY_LIMIT,
      onRequest: (request) => parts.limits.countVisitor(request, 'call'),
      handler: async ({ body }, reply) => {
        record(checked(rumReport, body));
        return reply.status(204).send();
      },
    });
  });
}

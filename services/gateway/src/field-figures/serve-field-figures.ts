import { refusalOf } from '@planted/contracts';
import { FIELD_FIGURES_PATH } from '@planted/contracts/field-report';
import { type Metrics, RefusalError } from '@planted/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { answerRefusal } from '../edge/answer-refusal';
import type { RateLimits } from '../edge/rate-limits';
import { fieldReport } from './field-report.schema';
import { measureField } from './measure-field';

export interface FieldFiguresParts {
  readonly limits: RateLimits;
  readonly metrics: Metrics;
  readonly log: Logger;
}

/** Ten front ends with all their figures take less than half of it. */
const BODY_LIMIT = 8 * 1024;

/** Takes what pages tell of themselves (navigator.sendBeacon) into the metrics. No session is looked at. */
export async function serveFieldFigures(server: FastifyInstance, parts: FieldFiguresParts): Promise<void> {
  const measure = measureField(parts.metrics);
  await server.register(async (scope) => {
    scope.setErrorHandler(answerRefusal(parts.log));
    scope.post(FIELD_FIGURES_PATH, {
      bodyLimit: BODY_LIMIT,
      onRequest: (request) => parts.limits.countByAddress(request, 'call'),
      handler: async ({ body }, reply) => {
        const report = fieldReport.safeParse(body);
        if (!report.success) throw new RefusalError(refusalOf(report.error));
        measure(report.data);
        return reply.status(204).send();
      },
    });
  });
}

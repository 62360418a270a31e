import { createServer, type ServerResponse } from 'node:http';
import type { z } from 'zod';
import type { commonSettings } from '../configuration';
import type { Metrics } from '../metrics/create-metrics';
import { measureReadiness } from '../metrics/measure-connections';
import type { Readiness } from '../readiness/readiness';
import type { Stoppable } from './run-process';

export interface OperatorsDoor {
  readonly metrics: Metrics;
  /** Whether it is worth a request, or must be started again: for this process alone, at once. */
  readonly isWell: () => boolean;
  /** Whether it does all that it is there for. */
  readonly readiness: () => Readiness;
}

const nothing: Stoppable = { stop: async () => {} };

/**
 * For whoever watches over this process, on a port that nobody else reaches: `/healthz` and `/readyz` (200, or 503),
 * and `/metrics` for Prometheus. Nothing without OPERATORS_PORT.
 */
export async function serveOperators(
  {
    OPERATORS_PORT,
    OPERATORS_HOST,
  }: Pick<z.output<typeof commonSettings>, 'OPERATORS_PORT' | 'OPERATORS_HOST'>,
  { metrics, isWell, readiness }: OperatorsDoor,
): Promise<Stoppable> {
  if (OPERATORS_PORT === undefined) return nothing;
  measureReadiness(metrics, readiness);
  const server = createServer(async (request, response) => {
    switch (request.url) {
      case '/healthz':
        return answer(response, isWell() ? 200 : 503);
      case '/readyz': {
        const { ready, reasons } = readiness();
        return answer(response, ready ? 200 : 503, JSON.stringify({ ready, reasons }), 'application/json');
      }
      case '/metrics':
        return answer(response, 200, await metrics.metrics(), metrics.contentType);
      default:
        return answer(response, 404);
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(OPERATORS_PORT, OPERATORS_HOST, resolve);
  });
  return {
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function answer(response: ServerResponse, status: number, body = '', type = 'text/plain'): void {
  response.writeHead(status, { 'cache-control': 'no-store', 'content-type': type }).end(body);
}

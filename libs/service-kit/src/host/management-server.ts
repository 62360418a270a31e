import { createServer, type ServerResponse } from 'node:http';
import type { z } from 'zod';
import type { commonSettings } from '../configuration';
import type { Metrics } from '../metrics/create-metrics';
import { measureReadiness } from '../metrics/measure-connections';
import type { Readiness } from '../readiness/readiness';
import type { Stoppable } from './run-process';

export interface ManagementEndpoints {
  readonly metrics: Metrics;
  /** Liveness of this process alone: whether it can serve requests, or must be restarted. */
  readonly isLive: () => boolean;
  /** Whether it can do all of its work. */
  readonly readiness: () => Readiness;
}

const nothing: Stoppable = { stop: async () => {} };

/**
 * Management endpoints on a port that only operators reach: `/healthz` and `/readyz` (200, or 503),
 * and `/metrics` for Prometheus. Nothing without OPERATORS_PORT.
 */
export async function startManagementServer(
  {
    OPERATORS_PORT,
    OPERATORS_HOST,
  }: Pick<z.output<typeof commonSettings>, 'OPERATORS_PORT' | 'OPERATORS_HOST'>,
  { metrics, isLive, readiness }: ManagementEndpoints,
): Promise<Stoppable> {
  if (OPERATORS_PORT === undefined) return nothing;
  measureReadiness(metrics, readiness);
  const server = createServer(async (request, response) => {
    switch (request.url) {
      case '/healthz':
        return answer(response, isLive() ? 200 : 503);
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

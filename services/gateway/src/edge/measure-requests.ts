import { type Metrics, SECONDS } from '@planted/service-kit/process';
import type { FastifyInstance } from 'fastify';
import { Histogram } from 'prom-client';

/** Any other method that a client sends counts as one. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Lasts as long as a page is open, which says nothing about how fast it was answered. */
const STREAM = 'text/event-stream';

/** Times every answer by its route's template, never by the path that was asked for, which holds ids. */
export function measureRequests(server: FastifyInstance, metrics: Metrics): void {
  const seconds = new Histogram({
    name: 'planted_http_request_seconds',
    help: 'Requests by method, route template (none = no route) and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [metrics],
  });
  server.addHook('onResponse', ({ method, routeOptions }, reply, done) => {
    if (`${reply.getHeader('content-type')}`.startsWith(STREAM)) return done();
    const labels = {
      method: METHODS.has(method) ? method : 'other',
      route: routeOptions.url ?? 'none',
      status: reply.statusCode,
    };
    seconds.observe(labels, reply.elapsedTime / 1000);
    done();
  });
}

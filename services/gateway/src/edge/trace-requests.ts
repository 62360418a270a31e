import type { OpenSpan, Tracing } from '@planted/service-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** What becomes messages to services; files of front ends do not. */
const IS_TRACED = /^\/(?:api|auth|rest|feed|unsubscribe)\//;

/**
 * A span for each request, the first of its trace, whose id is that of `x-correlation-id`. What a client says of a trace
 * of its own is not believed: the collector is the operators'.
 */
export function traceRequests(server: FastifyInstance, tracing: Tracing): void {
  const spans = new WeakMap<FastifyRequest, OpenSpan>();
  server.addHook('onRequest', (request, _reply, done) => {
    const { method, routeOptions, id } = request;
    const route = routeOptions.url;
    if (route !== undefined && IS_TRACED.test(route)) {
      const attributes = { 'http.request.method': method, 'http.route': route };
      const name = `${method} ${route}`;
      spans.set(
        request,
        tracing.begin({ name, kind: 'server', correlationId: id, isFirst: true, attributes }),
      );
    }
    done();
  });
  // A body arrives outside of what its request's first hook began: so the span is entered once it is there.
  server.addHook('preHandler', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) span.run(done);
    else done();
  });
  server.addHook('onResponse', (request, { statusCode }, done) => {
    const attributes = { 'http.response.status_code': statusCode };
    spans.get(request)?.end({ attributes, failed: statusCode >= 500 });
    done();
  });
}

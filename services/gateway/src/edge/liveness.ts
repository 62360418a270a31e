import type { FastifyInstance } from 'fastify';

/** Where a load balancer in front of several instances asks whether this one is worth a request. */
const LIVENESS_PATH = '/healthz';

/** Answers for this process alone, at once; `/api/health` reports on the whole product. */
export function serveLiveness(server: FastifyInstance, isReady: () => boolean): void {
  server.get(LIVENESS_PATH, async (_request, reply) => {
    const ready = isReady();
    return reply
      .status(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready });
  });
}

import type { ServerResponse } from 'node:http';
import { type Metrics, SECONDS } from '@planted/service-kit/process';
import { Gauge, Histogram } from 'prom-client';
import type { Upstream } from './upstream';

/** Times an answer until it was handed over or cut off. */
export type TimeAnswer = (response: ServerResponse, route: string) => void;

/** Times requests by the route that they took, and shows which servers are up. */
export function measureEdge(metrics: Metrics, upstreams: readonly Upstream[]): TimeAnswer {
  const seconds = new Histogram({
    name: 'planted_edge_request_seconds',
    help: 'Requests by route prefix (none = no route) and status (0 = connection closed before a response).',
    labelNames: ['route', 'status'],
    buckets: SECONDS,
    registers: [metrics],
  });
  new Gauge({
    name: 'planted_edge_server_up',
    help: '1 while the edge sends requests to this server.',
    labelNames: ['server'],
    registers: [metrics],
    collect() {
      for (const { origin, isUp } of upstreams) this.set({ server: origin }, Number(isUp()));
    },
  });
  return (response, route) => {
    const stop = seconds.startTimer({ route });
    response.once('close', () => stop({ status: response.headersSent ? response.statusCode : 0 }));
  };
}

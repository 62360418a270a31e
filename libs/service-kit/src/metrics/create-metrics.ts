import { collectDefaultMetrics, Registry } from 'prom-client';

/**
 * What a process counts and times, in Prometheus's terms; `startManagementServer` shows it. Whoever measures something
 * registers it once for each process:
 *
 * const seconds = new Histogram({ name: 'planted_…_seconds', help: '…', labelNames: ['route'], registers: [metrics] });
 * seconds.observe({ route: '/api/gardens/save' }, 0.012);
 *
 * Names begin with `planted_` and end with their unit. A label has few values, all known beforehand (a route's
 * template, a message's name): never an id, an address or a text of a person.
 */
export type Metrics = Registry;

/** Bounds, in seconds, of what takes from a millisecond to the longest wait for an answer. */
export const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * With memory, processor time, event loop and garbage collection of this process, which is called `process` in each
 * line.
 */
export function createMetrics(process: string): Metrics {
  const metrics = new Registry();
  metrics.setDefaultLabels({ process });
  collectDefaultMetrics({ register: metrics });
  return metrics;
}

/** For a process that no one queries. */
export const noMetrics = (): Metrics => new Registry();

import type { Metrics } from '@planted/service-kit/process';
import { Counter, Gauge } from 'prom-client';
import type { StreamEnd } from './live-stream';

export type CountEnd = (reason: StreamEnd) => void;

/** Shows how many streams are open, and counts why they end. */
export function measureLive(metrics: Metrics, openStreams: () => number): CountEnd {
  new Gauge({
    name: 'planted_live_streams',
    help: 'Open streams of server-sent events.',
    registers: [metrics],
    collect() {
      this.set(openStreams());
    },
  });
  const ended = new Counter({
    name: 'planted_live_streams_ended_total',
    help: 'Streams that ended, by reason (slow = the browser left too much unread).',
    labelNames: ['reason'],
    registers: [metrics],
  });
  return (reason) => ended.inc({ reason });
}

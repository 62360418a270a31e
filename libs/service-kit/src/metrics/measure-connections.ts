import type { Pool } from 'pg';
import { Gauge } from 'prom-client';
import type { NatsState } from '../messaging/nats-link';
import type { Readiness } from '../readiness/readiness';
import type { Metrics } from './create-metrics';

/** Whether this process is connected to NATS; nothing where it does without. */
export function measureNats(metrics: Metrics, state: () => NatsState): void {
  if (state() === 'absent') return;
  new Gauge({
    name: 'planted_nats_connected',
    help: '1 while this process is connected to NATS.',
    registers: [metrics],
    collect() {
      this.set(Number(state() === 'connected'));
    },
  });
}

/** How many of its connections to PostgreSQL are in use, idle, or waited for. */
export function measurePool(metrics: Metrics, pool: Pool): void {
  new Gauge({
    name: 'planted_postgres_connections',
    help: 'PostgreSQL connection pool: busy, idle and waiting.',
    labelNames: ['state'],
    registers: [metrics],
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
}

export function measureReadiness(metrics: Metrics, readiness: () => Readiness): void {
  new Gauge({
    name: 'planted_ready',
    help: '1 while this process is ready (same as /readyz).',
    registers: [metrics],
    collect() {
      this.set(Number(readiness().ready));
    },
  });
}

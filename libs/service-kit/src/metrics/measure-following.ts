import type { ApplyObserver, ProjectionStatus } from '@planted/event-sourcing';
import { Counter, Gauge } from 'prom-client';
import type { ReadModelWatch } from '../readiness/watch-read-models';
import type { Metrics } from './create-metrics';

export interface FollowingParts {
  readonly watch: Pick<ReadModelWatch, 'latest' | 'lagSecondsOf'>;
  readonly isRelayLeader: () => boolean;
}

type Shown = readonly [name: string, help: string, valueOf: (status: ProjectionStatus) => number];

/**
 * Shows where the read models are, as of the last look, and who leads the relay. While PostgreSQL does not answer no
 * position is reported, rather than an old one.
 */
export function measureFollowing(metrics: Metrics, { watch, isRelayLeader }: FollowingParts): void {
  const shown: readonly Shown[] = [
    [
      'planted_read_model_position',
      'Sequence number of the last event the read model applied.',
      (s) => s.sequence,
    ],
    ['planted_read_model_lag_events', 'Read-model lag, in events.', (s) => s.lag],
    [
      'planted_read_model_late_seconds',
      'Read-model lag, in seconds: age of the oldest unapplied event.',
      ({ name }) => watch.lagSecondsOf(name),
    ],
    ['planted_read_model_parked_events', 'Parked events.', (s) => s.parked],
    [
      'planted_read_model_paused',
      '1 while an operator lets the read model stand still.',
      ({ pausedSince }) => Number(pausedSince !== undefined),
    ],
  ];
  for (const [name, help, valueOf] of shown) {
    new Gauge({
      name,
      help,
      labelNames: ['read_model'],
      registers: [metrics],
      collect() {
        this.reset();
        for (const status of watch.latest() ?? []) this.set({ read_model: status.name }, valueOf(status));
      },
    });
  }
  new Gauge({
    name: 'planted_relay_leader',
    help: '1 in the process whose relay is the leader.',
    registers: [metrics],
    collect() {
      this.set(Number(isRelayLeader()));
    },
  });
}

/** Counts what the read models of this process apply and park. */
export function createApplyCounter(metrics: Metrics): (readModel: string) => ApplyObserver {
  const applied = new Counter({
    name: 'planted_read_model_applied_events_total',
    help: 'Events that this process has applied to a live read model.',
    labelNames: ['read_model'],
    registers: [metrics],
  });
  const parked = new Counter({
    name: 'planted_read_model_parkings_total',
    help: 'Events this process has parked.',
    labelNames: ['read_model'],
    registers: [metrics],
  });
  return (readModel) => ({
    applied: (events) => applied.inc({ read_model: readModel }, events.length),
    parked: () => parked.inc({ read_model: readModel }),
  });
}

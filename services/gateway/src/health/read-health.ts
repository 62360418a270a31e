import { randomUUID } from 'node:crypto';
import { type HealthReport, healthQuery, type Messaging, type NatsState } from '@planted/service-kit';

/** The services without which a screen would be empty. */
const SERVICES = ['identity', 'gardens', 'catalogue', 'tracking', 'community'] as const;

export interface Health {
  /** 'degraded': everything answers, but a read model shows less, or other, than the log says. */
  readonly status: 'ok' | 'degraded' | 'unavailable';
  readonly components: {
    readonly postgres: HealthReport['postgres'] | 'unknown';
    readonly nats: NatsState;
    readonly readModels: HealthReport['readModels'];
    /** Services that gave no answer; absent when all did. */
    readonly silent?: readonly string[];
    /** Absent where none are scheduled. One that fails takes nothing away from gardeners, so the status stays. */
    readonly backups?: BackupHealth;
  };
}

/** How the scheduled backups are. */
export interface BackupHealth {
  /** When the newest was made, in ISO 8601; null: there is none yet. */
  readonly newest: string | null;
  /** Failed ones since the last that did not. */
  readonly failures: number;
}

/** Asks every service how it is. NATS may be absent or down: services that need it to answer are then silent. */
export async function readHealth(
  messaging: Messaging,
  nats: NatsState,
  backups?: BackupHealth,
): Promise<Health> {
  const asked = await Promise.all(
    SERVICES.map(async (service) => {
      const context = { actor: null, correlationId: randomUUID(), commandId: randomUUID() };
      const report = await messaging.send(healthQuery(service), {}, context).catch(() => undefined);
      return { service, report };
    }),
  );
  const reports = asked.flatMap(({ report }) => report ?? []);
  const silent = asked.filter(({ report }) => !report).map(({ service }) => service);
  const postgres = postgresAmong(reports);
  const readModels: HealthReport['readModels'] = Object.assign({}, ...reports.map((each) => each.readModels));
  const answers = postgres === 'connected' && silent.length === 0;
  const isWhole = Object.values(readModels).every(
    ({ lag, parked = 0, missing = false }) => lag >= 0 && parked === 0 && !missing,
  );
  return {
    status: !answers ? 'unavailable' : isWhole ? 'ok' : 'degraded',
    components: {
      postgres,
      nats,
      readModels,
      ...(silent.length > 0 && { silent }),
      ...(backups && { backups }),
    },
  };
}

function postgresAmong(reports: readonly HealthReport[]): Health['components']['postgres'] {
  if (reports.length === 0) return 'unknown';
  return reports.every(({ postgres }) => postgres === 'connected') ? 'connected' : 'unreachable';
}

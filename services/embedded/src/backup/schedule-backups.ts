import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigurationError, type Environment, type Metrics, readSettings } from '@planted/service-kit';
import type { Logger } from 'pino';
import { Counter, Gauge } from 'prom-client';
import { services } from '../services';
import { backupSettings, foldersOf, keysFor } from './backup-settings';
import { makeBackup } from './make-backup';
import { productVersion } from './product-version';

/** Names sort by time. */
const NAME = /^planted-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2}\.\d{3}Z)\.tar$/;
/** After a failure, in milliseconds; sooner where backups are made more often. */
const RETRY_MS = 600_000;
/** Longest time between two looks at the clock, in milliseconds: a machine may sleep meanwhile. */
const LOOK_MS = 60_000;

/** How the scheduled backups are, for /api/health. */
interface BackupState {
  /** When the newest was made, in ISO 8601; null: there is none yet. */
  readonly newest: string | null;
  /** Failed ones since the last that did not. */
  readonly failures: number;
}

export interface ScheduledBackups {
  /** Undefined where none are scheduled. */
  state(): BackupState | undefined;
  /** Ends the one that is being made, without leaving a file. */
  stop(): Promise<void>;
}

/**
 * Makes a backup each BACKUP_EVERY, counted from the newest in BACKUP_DIR, and keeps the newest BACKUP_KEEP. One that
 * fails is logged and counted, and made again soon; the older ones stay.
 * @throws ConfigurationError when backups are asked for that cannot be made
 */
export async function scheduleBackups(
  environment: Environment,
  log: Logger,
  metrics: Metrics,
): Promise<ScheduledBackups> {
  const settings = readSettings(backupSettings, environment);
  const { BACKUP_EVERY: every, BACKUP_KEEP: keep, DATABASE_URL: url } = settings;
  if (every === undefined || url === undefined)
    return { state: () => undefined, stop: async () => undefined };
  const folder = folderOf(settings);
  const keys = await keysFor(environment, settings.BACKUP_WITHOUT_KEYS);
  if (keys === 'left out')
    log.warn('scheduled backups are made without the master key: keep it in another place');
  const count = measure(metrics, () => newest);
  const ending = new AbortController();
  let newest = (await backupsIn(folder)).at(-1)?.madeAt ?? null;
  let failures = 0;
  let dueAt = newest === null ? Date.now() : Date.parse(newest) + every;

  const backUp = async () => {
    const now = new Date();
    const file = join(folder, `planted-${now.toISOString().replaceAll(':', '-')}.tar`);
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await makeBackup({
        file,
        url,
        services: services.map(({ name }) => name),
        folders: foldersOf(settings),
        keys,
        product: productVersion(),
        now: () => now,
        signal: ending.signal,
      });
      [newest, failures] = [now.toISOString(), 0];
      dueAt = now.getTime() + every;
      count.inc({ outcome: 'made' });
      log.info({ file }, 'backup made');
      for (const { name } of (await backupsIn(folder)).slice(0, -keep)) await rm(join(folder, name));
    } catch (err) {
      if (ending.signal.aborted) return;
      failures += 1;
      dueAt = Date.now() + Math.min(every, RETRY_MS);
      count.inc({ outcome: 'failed' });
      log.error({ err }, 'backup failed');
    }
  };

  const running = (async () => {
    while (!ending.signal.aborted) {
      const left = dueAt - Date.now();
      if (left <= 0) await backUp();
      else await pause(Math.min(left, LOOK_MS), ending.signal);
    }
  })();
  return {
    state: () => ({ newest, failures }),
    async stop() {
      ending.abort();
      await running;
    },
  };
}

function folderOf({
  BACKUP_DIR,
  PLANTED_DATA_DIR,
}: {
  readonly BACKUP_DIR?: string | undefined;
  readonly PLANTED_DATA_DIR?: string | undefined;
}): string {
  if (BACKUP_DIR !== undefined) return BACKUP_DIR;
  if (PLANTED_DATA_DIR !== undefined) return join(PLANTED_DATA_DIR, 'backups');
  throw new ConfigurationError('Invalid configuration:\n  BACKUP_DIR: must be set for BACKUP_EVERY');
}

/** Oldest first; other files are no one's business here. */
async function backupsIn(folder: string): Promise<{ name: string; madeAt: string }[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .toSorted()
    .flatMap((name) => (NAME.test(name) ? { name, madeAt: name.replace(NAME, '$1T$2:$3:$4') } : []));
}

function measure(metrics: Metrics, newest: () => string | null): Counter<'outcome'> {
  new Gauge({
    name: 'planted_backup_newest_timestamp_seconds',
    help: 'When the newest scheduled backup was made.',
    registers: [metrics],
    collect() {
      this.set(Date.parse(newest() ?? '1970-01-01') / 1_000);
    },
  });
  return new Counter({
    name: 'planted_backups_total',
    help: 'Scheduled backups of this process.',
    labelNames: ['outcome'],
    registers: [metrics],
  });
}

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
  });

import { type OpsArea, type OpsExit, runOps } from '@planted/event-sourcing/ops';
import { commonSettings, type Environment, type OpsOptions, readSettings } from '@planted/service-kit';
import pg from 'pg';
import { backupArea } from './backup-command';
import { restoreArea } from './restore-command';

/** The commands over everything that the product holds. */
export const backupAreas = (environment: Environment): readonly OpsArea[] => [
  backupArea(environment),
  restoreArea(environment),
];

export const isBackupCommand = ([word]: readonly string[]): boolean =>
  word === 'backup' || word === 'restore';

/**
 * Runs one of them. Apart from the other commands, since these make a master key where none is, and a restore brings
 * its own.
 */
export async function runBackupOps({
  environment,
  ...request
}: Omit<OpsOptions, 'services' | 'areas'>): Promise<OpsExit> {
  const { DATABASE_URL } = readSettings(commonSettings, environment);
  const pool = new pg.Pool({ connectionString: DATABASE_URL });
  try {
    return await runOps({ ...request, pool, projections: [], areas: backupAreas(environment) });
  } finally {
    await pool.end();
  }
}

/** A new PostgreSQL data folder, made whole or not at all. */
import { renameSync, rmSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';

/**
 * @param {object} options
 * @param {import('./postgres-binaries.mjs').Binaries} options.binaries
 * @param {string} options.cluster the folder to make
 * @param {import('./account.mjs').Account | undefined} options.account its owner
 * @param {string} options.user the role that owns everything
 * @param {string} options.passwordFile readable by the account
 * @param {(line: string) => void} options.log
 */
export async function createCluster({ binaries, cluster, account, user, passwordFile, log }) {
  log('Creating the database…');
  // Under another name until it is complete: a kill in the middle leaves nothing that looks like a database.
  const unfinished = `${cluster}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const run = runner(account, dirname(cluster));
  run(binaries.initdb, [
    ...['--pgdata', unfinished, '--username', user, '--pwfile', passwordFile],
    ...['--auth-local=scram-sha-256', '--auth-host=scram-sha-256'],
    // The same order and case rules on every machine, whatever its locale.
    ...['--encoding=UTF8', '--no-locale', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
  ]);
  run(binaries.postgres, ['--single', '-D', unfinished, 'postgres'], 'CREATE DATABASE planted;\n');
  renameSync(unfinished, cluster);
}

/**
 * @param {import('./account.mjs').Account | undefined} account
 * @param {string} folder
 */
function runner(account, folder) {
  /**
   * @param {string} command
   * @param {string[]} args
   * @param {string} [input]
   */
  return (command, args, input) => {
    const env = { LC_ALL: 'C', TZ: 'UTC', PATH: process.env.PATH };
    const done = spawnSync(command, args, {
      ...account,
      cwd: account ? '/' : folder,
      env,
      input,
      encoding: 'utf8',
    });
    if (done.status === 0) return;
    const reason = done.error?.message ?? `${done.stdout}${done.stderr}`.trim();
    throw new Error(`Could not create the database:\n${reason}`);
  };
}

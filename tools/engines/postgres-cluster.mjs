/** A new PostgreSQL data folder, made whole or not at all. */
import { renameSync, rmSync } from 'node:fs';
import { runProgram, runStatements } from './single-user.mjs';

/**
 * @param {object} options
 * @param {import('./single-user.mjs').Place} options.place
 * @param {string} options.cluster the folder to make
 * @param {string} options.user its superuser, with the password of the file
 * @param {string} options.database
 * @param {string} options.passwordFile readable by the account
 * @param {(line: string) => void} options.log
 */
export function createCluster({ place, cluster, user, database, passwordFile, log }) {
  log('Creating the database…');
  // Under another name until it is complete: a kill in the middle leaves nothing that looks like a database.
  const unfinished = `${cluster}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  try {
    runProgram(place, place.binaries.initdb, [
      ...['--pgdata', unfinished, '--username', user, '--pwfile', passwordFile],
      ...['--auth-local=scram-sha-256', '--auth-host=scram-sha-256'],
      // The same order and case rules on every machine, whatever its locale.
      ...['--encoding=UTF8', '--no-locale', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    ]);
    runStatements(place, unfinished, 'postgres', [`create database ${database}`]);
  } catch (error) {
    throw new Error(
      `Could not create the database:\n${error instanceof Error ? error.message : String(error)}`,
    );
  }
  renameSync(unfinished, cluster);
}

/** PostgreSQL without a server: programs that run to their end on a data folder that nothing else uses. */
import { spawnSync } from 'node:child_process';

/**
 * @typedef {object} Place
 * @property {import('./postgres-binaries.mjs').Binaries} binaries
 * @property {import('./account.mjs').Account | undefined} account
 * @property {string} folder where the program works; any that its account may enter
 */

/**
 * @param {Place} place
 * @param {string} command
 * @param {string[]} args
 * @param {string} [input]
 * @throws with what the program said
 */
export function runProgram({ account, folder }, command, args, input) {
  const done = spawnSync(command, args, {
    ...account,
    cwd: account ? '/' : folder,
    env: { LC_ALL: 'C', TZ: 'UTC', PATH: process.env.PATH },
    input,
    encoding: 'utf8',
  });
  // In single-user mode an error is said, and the program goes on to the next statement.
  const hasFailed = done.status !== 0 || /^.*(ERROR|FATAL|PANIC): /m.test(done.stderr);
  if (hasFailed) throw new Error(done.error?.message ?? `${done.stdout}${done.stderr}`.trim());
}

/**
 * Runs statements as the superuser that the folder was made with, who needs no password here.
 * @param {Place} place
 * @param {string} cluster
 * @param {string} database
 * @param {string[]} statements without a line break, which would end them
 * @throws with what PostgreSQL said; statements before the one that failed are done
 */
export function runStatements(place, cluster, database, statements) {
  const input = statements.map((statement) => `${statement}\n`).join('');
  runProgram(place, place.binaries.postgres, ['--single', '-D', cluster, database], input);
}

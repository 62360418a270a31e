/** What follows from a new workspace: its place in the lock file, and its container. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const WRITE_COMPOSE = fileURLToPath(new URL('../topology/write-compose.mjs', import.meta.url));

/**
 * @param {string} root the repository
 * @throws Error with what npm said
 */
export function updateLockFile(root) {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const flags = ['--package-lock-only', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'];
  check(spawnSync(npm, ['install', ...flags], { cwd: root, encoding: 'utf8' }), 'package-lock.json');
}

/** In a process of its own: the topology reads which micro-frontends there are when it is loaded. */
export function updateCompose() {
  check(spawnSync(process.execPath, [WRITE_COMPOSE], { encoding: 'utf8' }), 'docker-compose.yml');
}

/**
 * @param {import('node:child_process').SpawnSyncReturns<string>} done
 * @param {string} file
 */
function check({ status, error, stderr }, file) {
  if (status !== 0) throw new Error(`${file} could not be updated: ${error?.message ?? stderr.trim()}`);
}

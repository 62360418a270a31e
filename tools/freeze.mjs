/**
 * `npm run freeze`: adds what is new to the lock files of frozen examples and read models; what is in them stays as it is.
 * libs/event-sourcing/README.md
 */
import './workspace/check-node.mjs';
import { spawnSync } from 'node:child_process';

const { ensureInstalled } = await import('./workspace/ensure-installed.mjs');
const { root } = await import('./workspace/root.mjs');

await ensureInstalled({ log: (/** @type {string} */ line) => console.log(line) });
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/jest/bin/jest.js',
    '--selectProjects',
    'unit',
    'int',
    '--testPathPatterns',
    'frozen-(examples|read-models)',
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, PLANTED_FREEZE: '1' } },
);
process.exitCode = status ?? 1;

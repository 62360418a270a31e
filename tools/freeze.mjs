/**
 * `npm run freeze`: writes what is stored of new examples of events, encrypted, and adds what is new to the lock files of
 * frozen examples and read models; what is in them stays as it is.
 * libs/event-sourcing/README.md
 */
import './workspace/check-node.mjs';
import { spawnSync } from 'node:child_process';
import { readArgs } from './workspace/read-args.mjs';

readArgs(
  `npm run freeze

Encrypts new examples of events, and adds new examples and read models to their lock files; what is in them stays as it
is: libs/event-sourcing/README.md.`,
  {},
);
const { ensureInstalled } = await import('./workspace/ensure-installed.mjs');
const { root } = await import('./workspace/root.mjs');

await ensureInstalled({ log: (/** @type {string} */ line) => console.log(line) });
/** @param {string[]} args of Jest */
const jest = (...args) =>
  spawnSync(process.execPath, ['node_modules/jest/bin/jest.js', ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PLANTED_FREEZE: '1' },
  }).status ?? 1;
const examples = ['--selectProjects', 'unit', '--testPathPatterns', 'frozen-examples'];
const all = ['--selectProjects', 'unit', 'int', '--testPathPatterns', 'frozen-(examples|read-models)'];
process.exitCode =
  jest(...examples, '--verbose=false', '--testNamePattern', 'has what is stored of each') || jest(...all);

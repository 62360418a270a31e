/**
 * `npm test [-- <target or package>… --no-cache]`: everything that must hold. What passed with the same inputs is not run
 * again; --no-cache runs it all the same.
 */
import './workspace/check-node.mjs';
import { readArgs } from './workspace/read-args.mjs';

const { values, positionals: asked } = readArgs(
  `npm test                                   all targets of all packages
npm test -- [<target>…] [<package>…]       only these, e.g. unit, e2e-finder, mfe-finder
npm test -- --no-cache                     again, what passed with the same inputs, too

Targets: lint, typecheck, deps, docs, build, unit, int, e2e, and e2e-<group> for a folder of e2e/.`,
  { options: { 'no-cache': { type: 'boolean', default: false } }, allowPositionals: true },
);
const { listenForEnd } = await import('./product/listen-for-end.mjs');
const { ensureInstalled } = await import('./workspace/ensure-installed.mjs');

const log = (/** @type {string} */ line) => console.log(line);
const signal = listenForEnd(() => {});
await ensureInstalled({ log, signal });
const { runTests } = await import('./testing/run-tests.mjs');
const { passed, failed } = await runTests({ asked, isCached: !values['no-cache'], log, signal });

console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

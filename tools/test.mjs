/**
 * `npm test [-- <target or package>… --no-cache]`: everything that must hold. What passed with the same inputs is not run
 * again; --no-cache runs it all the same.
 */
import './workspace/check-node.mjs';

const { listenForEnd } = await import('./product/listen-for-end.mjs');
const { ensureInstalled } = await import('./workspace/ensure-installed.mjs');

const log = (/** @type {string} */ line) => console.log(line);
const words = process.argv.slice(2);
const asked = words.filter((word) => word !== '--no-cache');
const signal = listenForEnd(() => {});
await ensureInstalled({ log, signal });
const { runTests } = await import('./testing/run-tests.mjs');
const { passed, failed } = await runTests({ asked, isCached: asked.length === words.length, log, signal });

console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

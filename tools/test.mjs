/** `npm test`, or `npm test -- <step>…`: everything that must hold, cheapest first, ending at the first thing that fails. */
import './workspace/check-node.mjs';

const { listenForEnd } = await import('./product/listen-for-end.mjs');
const { runTests } = await import('./testing/run-tests.mjs');

const asked = process.argv.slice(2);
const stopped = listenForEnd(() => {});
const { passed, failed } = await runTests({ asked, log: (line) => console.log(line), signal: stopped });

console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/** One play: a product under load, faults in turn, then the oracle. */
import { setTimeout as pause } from 'node:timers/promises';
import { askProduct } from './ask.mjs';
import { Ledger } from './ledger.mjs';
import { startLoad } from './load.mjs';
import { judge } from './oracle.mjs';

/**
 * @typedef {object} Played
 * @property {number} acknowledged commands
 * @property {number} repeated commands that were sent more than once
 * @property {number} events in the log
 * @property {number} healedAfter milliseconds from the end of the load until nothing was behind
 * @property {string[]} injected
 * @property {string[]} unserved what no repeat could mend within its patience
 * @property {import('./oracle.mjs').Finding[]} findings
 */

/**
 * @param {object} options
 * @param {import('../topology/start-distributed.mjs').Distributed} options.product
 * @param {readonly import('./faults.mjs').Fault[]} options.faults
 * @param {number} options.gardeners
 * @param {string} options.run
 * @param {number} options.betweenMs load without any fault before each and after the last
 * @param {NodeJS.ProcessEnv} options.environment
 * @param {(line: string) => void} [options.log]
 * @param {Ledger} [options.ledger] of earlier plays on the same data
 * @returns {Promise<Played>}
 */
export async function play({
  product,
  faults,
  gardeners,
  run,
  betweenMs,
  environment,
  log = () => {},
  ledger = new Ledger(),
}) {
  const load = await startLoad({ url: product.url, ledger, gardeners, run });
  /** @type {string[]} */
  const injected = [];
  for (const fault of faults) {
    await pause(betweenMs);
    log(`  ${fault.name} (${ledger.acknowledged} acknowledged)`);
    await fault.inject(product, pause);
    injected.push(fault.name);
  }
  await pause(betweenMs);
  await load.stop();
  const { told, healedAfter } = await askProduct(product, load.gardeners, environment);
  return {
    acknowledged: ledger.acknowledged,
    repeated: ledger.entries.filter(({ tries }) => tries > 1).length,
    events: told.events.length,
    healedAfter,
    injected,
    unserved: load.failures.map(({ message }) => message),
    findings: judge(ledger.entries, told),
  };
}

/** One play: a product under load, faults in turn, then the oracle. */
import { setTimeout as pause } from 'node:timers/promises';
import { askProduct } from './ask.mjs';
import { startBulk } from './bulk.mjs';
import { Ledger } from './ledger.mjs';
import { startLoad } from './load.mjs';
import { judge } from './oracle.mjs';

/**
 * @typedef {object} Played
 * @property {number} acknowledged commands
 * @property {number} repeated commands that were sent more than once
 * @property {number} events in the log
 * @property {import('./ask.mjs').Healed} healed from the end of the load
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
 * @param {number} [options.bulk] events that are written in bulk meanwhile, as many before each fault as after it
 * @param {(line: string) => void} [options.log]
 * @param {Ledger} [options.ledger] of earlier plays on the same data
 * @returns {Promise<Played>}
 */
export async function play({
  product,
  faults,
  gardeners: count,
  run,
  betweenMs,
  environment,
  bulk: bulkEvents = 0,
  log = () => {},
  ledger = new Ledger(),
}) {
  const load = await startLoad({ url: product.url, ledger, gardeners: count, run });
  const bulk = await startBulk({ product, ledger, run, events: bulkEvents });
  const share = bulkEvents / (faults.length + 1);
  /** @type {string[]} */
  const injected = [];
  for (const fault of faults) {
    await Promise.all([pause(betweenMs), bulk.reached(share * (injected.length + 1))]);
    log(`  ${fault.name} (${ledger.acknowledged} acknowledged)`);
    await fault.inject(product, pause);
    injected.push(fault.name);
  }
  await Promise.all([pause(betweenMs), bulk.reached(bulkEvents)]);
  await Promise.all([load.stop(), bulk.stop()]);
  const gardeners = [...load.gardeners, ...bulk.gardeners];
  const { told, healed } = await askProduct(product, gardeners, environment);
  return {
    acknowledged: ledger.acknowledged,
    repeated: ledger.entries.filter(({ tries }) => tries > 1).length,
    events: told.events.length,
    healed,
    injected,
    unserved: [...load.failures, ...bulk.failures].map(({ message }) => message),
    findings: judge(ledger.entries, told),
  };
}

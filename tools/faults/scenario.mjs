/** One scenario: a product under load, faults in turn, then the oracle. */
import { setTimeout as pause } from 'node:timers/promises';
import { observeProduct } from './observe.mjs';
import { startLoadWriters } from './load-writers.mjs';
import { Ledger } from './ledger.mjs';
import { startLoad } from './load.mjs';
import { judge } from './oracle.mjs';

/** How often it is looked whether there are commands enough. */
const LOOK_MS = 100;

/**
 * @typedef {object} ScenarioResult
 * @property {number} acknowledged commands
 * @property {number} waited those of them that waited on a device
 * @property {number} repeated commands that were sent more than once
 * @property {number} events in the log
 * @property {import('./observe.mjs').Recovery} recovery from the end of the load
 * @property {string[]} injected
 * @property {string[]} unserved what no retry could mend within its timeout
 * @property {import('./oracle.mjs').Finding[]} findings
 */

/**
 * @typedef {object} AnyProduct what the load and the oracle need to know of one
 * @property {string} url
 * @property {string} databaseUrl
 * @property {string} natsUrl of all servers, by comma
 */

/**
 * @template {AnyProduct} Product
 * @typedef {object} ScenarioFault
 * @property {string} name
 * @property {(product: Product, pause: (ms: number) => Promise<void>) => Promise<void>} inject
 */

/**
 * @template {AnyProduct} Product
 * @param {object} options
 * @param {Product} options.product
 * @param {readonly ScenarioFault<Product>[]} options.faults
 * @param {number} options.gardeners
 * @param {number} [options.outdoors] gardeners besides whose commands wait on their devices
 * @param {string} options.run
 * @param {number} [options.restMs] how long a gardener rests after each command, in milliseconds; 0 when absent
 * @param {number} options.betweenMs load without any fault before each and after the last
 * @param {NodeJS.ProcessEnv} options.environment
 * @param {number} [options.leastCommands] the load goes on until so many are acknowledged, or no gardener is at work
 * @param {number} [options.loadWriters] events that load writers append meanwhile, as many before each fault as after
 * it
 * @param {import('./outdoors/device.mjs').CreateOutbox} [options.createOutbox] of gardeners without a signal; none when absent
 * @param {number} [options.seed] of their signal
 * @param {(line: string) => void} [options.log]
 * @param {Ledger} [options.ledger] of earlier plays on the same data
 * @returns {Promise<ScenarioResult>}
 */
export async function runScenario({
  product,
  faults,
  gardeners: count,
  outdoors,
  run,
  restMs = 0,
  betweenMs,
  leastCommands = 0,
  environment,
  loadWriters: writerEvents = 0,
  createOutbox,
  seed = 1,
  log = () => {},
  ledger = new Ledger(),
}) {
  const load = await startLoad({
    ...{ url: product.url, ledger, gardeners: count, run, restMs, seed },
    ...(outdoors !== undefined && { outdoors }),
    ...(createOutbox && { createOutbox }),
  });
  const loadWriters = await startLoadWriters({ product, ledger, run, events: writerEvents });
  const share = writerEvents / (faults.length + 1);
  /** @type {string[]} */
  const injected = [];
  for (const fault of faults) {
    await Promise.all([pause(betweenMs), loadWriters.reached(share * (injected.length + 1))]);
    log(`  ${fault.name} (${ledger.acknowledged} acknowledged)`);
    await fault.inject(product, pause);
    injected.push(fault.name);
  }
  await Promise.all([pause(betweenMs), loadWriters.reached(writerEvents)]);
  while (ledger.acknowledged < leastCommands && load.failures.length < count) await pause(LOOK_MS);
  await Promise.all([load.stop(), loadWriters.stop()]);
  const gardeners = [...load.gardeners, ...loadWriters.gardeners];
  const { observation, recovery } = await observeProduct(product, gardeners, environment);
  return {
    acknowledged: ledger.acknowledged,
    waited: ledger.waited,
    repeated: ledger.entries.filter(({ tries }) => tries > 1).length,
    events: observation.events.length,
    recovery,
    injected,
    unserved: [...load.failures, ...loadWriters.failures].map(({ message }) => message),
    findings: [...load.seen, ...judge(ledger.entries, observation)],
  };
}

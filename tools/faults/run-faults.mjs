/** The long form of the fault tests: rounds on one product, each with every fault in another order. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ensureBuilt } from '../workspace/ensure-built.mjs';
import { root } from '../workspace/root.mjs';
import { faults } from './faults.mjs';
import { Ledger } from './ledger.mjs';
import { watchMemory } from './memory.mjs';
import { FAULTS } from './oracle.mjs';
import { loadOutbox } from './outdoors/load-outbox.mjs';
import { runScenario } from './scenario.mjs';
import { shuffled } from './shuffled.mjs';
import { startOnSmallDisk } from './small-disk.mjs';
import { smallDiskFaults } from './small-disk-faults.mjs';
import { withProduct } from './with-product.mjs';

const BETWEEN_MS = 1_000;
/** Trust's bound for what gardeners see; what is longer is in the report. */
const RECOVERY_TIMEOUT_MS = 10_000;

/**
 * @param {object} options
 * @param {number} options.minutes no round begins later than that
 * @param {number} options.gardeners at work at once
 * @param {number} options.outdoors gardeners whose commands wait on their devices, besides
 * @param {number} options.events that load writers append besides, in the first round
 * @param {number} options.seed of the orders
 * @param {(line: string) => void} options.log
 * @param {AbortSignal} options.stopped ends it after the round at hand
 * @returns {Promise<boolean>} whether nothing was found; what is found keeps the data, and says where it is
 */
export async function runFaults({ minutes, gardeners, outdoors, events, seed, log, stopped }) {
  await ensureBuilt({ log, signal: stopped });
  const createOutbox = await loadOutbox();
  const ledger = new Ledger();
  /** @type {import('./scenario.mjs').ScenarioResult[]} */
  const rounds = [];
  const began = new Date();
  const deadline = Date.now() + minutes * 60_000;
  /** @type {import('./memory.mjs').Held[]} */
  let held = [];
  log('The product of npm start');
  const embedded = await startOnSmallDisk(log);
  try {
    const result = await runScenario({
      product: embedded,
      faults: smallDiskFaults(embedded),
      gardeners,
      outdoors,
      run: 'embedded',
      betweenMs: BETWEEN_MS,
      environment: embedded.environment,
      createOutbox,
      seed,
      log,
    });
    rounds.push(result);
    report('of npm start', result, log);
  } finally {
    await embedded.stop();
  }
  await withProduct({ log, isKept: () => !isClean(rounds) }, async ({ product, environment }) => {
    const memory = watchMemory((pid) => nameOf(product, pid));
    do {
      const round = rounds.length;
      log(`Round ${round} (seed ${seed + round - 1})`);
      const result = await runScenario({
        product,
        faults: shuffled(faults, seed + round - 1),
        gardeners,
        outdoors,
        run: String(round),
        betweenMs: BETWEEN_MS,
        environment,
        loadWriters: round === 1 ? events : 0,
        createOutbox,
        seed: seed + round,
        log,
        ledger,
      });
      rounds.push(result);
      report(String(round), result, log);
    } while (Date.now() < deadline && !stopped.aborted);
    held = memory.stop();
  });
  summary(rounds, log);
  for (const { name, early, late, most } of held)
    log(`  memory of ${name}: ${early} MB at start, ${late} MB at end, ${most} MB peak`);
  const file = join(root, '.cache', 'reports', `faults-${began.toISOString().replaceAll(':', '-')}.json`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    `${JSON.stringify({ began, ended: new Date(), seed, gardeners, rounds, held }, null, 2)}\n`,
  );
  log(`The report is ${relative(root, file)}.`);
  return isClean(rounds);
}

/**
 * Of what a process of the product is an instance; what else runs for this one is the separate replay.
 * @param {import('../topology/start-distributed.mjs').Distributed} product
 * @param {number} pid
 */
function nameOf({ processes, postgres }, pid) {
  if (pid === postgres.pid) return undefined;
  const supervised = [...processes.values()].find((each) => each.pid === pid);
  return supervised?.name ?? 'the replay';
}

/** @param {number} milliseconds */
const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;

/** @param {readonly import('./scenario.mjs').ScenarioResult[]} rounds */
const isClean = (rounds) => rounds.every(({ findings, unserved }) => findings.length + unserved.length === 0);

/**
 * @param {string} round
 * @param {import('./scenario.mjs').ScenarioResult} result
 * @param {(line: string) => void} log
 */
function report(round, { acknowledged, waited, repeated, events, recovery, findings, unserved }, log) {
  const late = recovery.readModels > RECOVERY_TIMEOUT_MS ? ', which is late,' : '';
  log(
    `  after round ${round}: ${acknowledged} commands acknowledged (${waited} waited on a device, ` +
      `${repeated} were sent again), ${events} events, ` +
      `read models caught up after ${seconds(recovery.readModels)}${late}, NATS after ${seconds(recovery.nats)}, ` +
      `${findings.length} findings`,
  );
  for (const { fault, what } of findings.slice(0, 10)) log(`    ${fault}: ${what}`);
  for (const what of unserved) log(`    not served: ${what}`);
}

/**
 * @param {readonly import('./scenario.mjs').ScenarioResult[]} rounds
 * @param {(line: string) => void} log
 */
function summary(rounds, log) {
  const last = rounds.at(-1);
  const all = rounds.flatMap(({ findings }) => findings);
  log('');
  log(
    `${rounds.length} rounds, ${rounds.flatMap(({ injected }) => injected).length} faults, ${last?.events ?? 0} events`,
  );
  for (const fault of FAULTS) log(`  ${fault}: ${all.filter((finding) => finding.fault === fault).length}`);
  log(`  not served within 30 s: ${rounds.flatMap(({ unserved }) => unserved).length}`);
  for (const [what, part] of /** @type {const} */ ([
    ['read models', 'readModels'],
    ['the stream on NATS', 'nats'],
  ]))
    log(
      `  longest time until ${what} caught up: ${seconds(Math.max(0, ...rounds.map(({ recovery }) => recovery[part])))}`,
    );
}

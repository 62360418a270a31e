/** The long form of the fault tests: rounds on one product, each with every fault in another order. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eraseData } from '../engines/reach.mjs';
import { choosePort } from '../product/run-product.mjs';
import { startDistributed } from '../topology/start-distributed.mjs';
import { copiesOf, partNamed } from '../topology/topology.mjs';
import { ensureBuilt } from '../workspace/ensure-built.mjs';
import { ensureInstalled } from '../workspace/ensure-installed.mjs';
import { faultsEnvironment } from './environment.mjs';
import { faults } from './faults.mjs';
import { Ledger } from './ledger.mjs';
import { FAULTS } from './oracle.mjs';
import { play } from './play.mjs';
import { shuffled } from './shuffled.mjs';

const BETWEEN_MS = 1_000;
/** Trust's bound: what is longer is told in the report. */
const HEALED_WITHIN_MS = 10_000;

/**
 * @param {object} options
 * @param {number} options.minutes no round begins later than that
 * @param {number} options.gardeners at work at once
 * @param {number} options.seed of the orders
 * @param {(line: string) => void} options.log
 * @param {AbortSignal} options.stopped ends it after the round at hand
 * @returns {Promise<boolean>} whether nothing was found; what is found keeps the data, and says where it is
 */
export async function runFaults({ minutes, gardeners, seed, log, stopped }) {
  await ensureInstalled({ log, signal: stopped });
  await ensureBuilt({ log, signal: stopped });
  const dataDir = mkdtempSync(join(tmpdir(), 'planted-faults-'));
  chmodSync(dataDir, 0o711);
  const environment = { ...faultsEnvironment, PLANTED_DATA_DIR: dataDir };
  log(`Starting the distributed product in ${dataDir} (seed ${seed})…`);
  const product = await startDistributed({
    dataDir,
    host: '127.0.0.1',
    port: await choosePort(0, '127.0.0.1'),
    environment,
    log,
  });
  const ledger = new Ledger();
  /** @type {import('./play.mjs').Played[]} */
  const rounds = [];
  const deadline = Date.now() + minutes * 60_000;
  try {
    do {
      log(`Round ${rounds.length + 1}`);
      rounds.push(
        await play({
          product,
          faults: shuffled(faults, seed + rounds.length),
          gardeners,
          run: String(rounds.length + 1),
          betweenMs: BETWEEN_MS,
          environment,
          log,
          ledger,
        }),
      );
      report(rounds.length, /** @type {import('./play.mjs').Played} */ (rounds.at(-1)), log);
    } while (Date.now() < deadline && !stopped.aborted);
  } finally {
    await product.stop();
  }
  const isClean = rounds.every(({ findings, unserved }) => findings.length + unserved.length === 0);
  summary(rounds, log);
  if (isClean) {
    for (const folder of ['postgres', ...copiesOf(partNamed('nats'))]) eraseData(join(dataDir, folder));
    rmSync(dataDir, { recursive: true, force: true });
  } else log(`The data and the logs are kept in ${dataDir}.`);
  return isClean;
}

/**
 * @param {number} round
 * @param {import('./play.mjs').Played} played
 * @param {(line: string) => void} log
 */
function report(round, { acknowledged, repeated, events, healedAfter, findings, unserved }, log) {
  const late = healedAfter > HEALED_WITHIN_MS ? ', which is late' : '';
  log(
    `  after round ${round}: ${acknowledged} commands acknowledged (${repeated} sent again), ${events} events, ` +
      `nothing behind after ${(healedAfter / 1000).toFixed(1)} s${late}, ${findings.length} findings`,
  );
  for (const { fault, what } of findings.slice(0, 10)) log(`    ${fault}: ${what}`);
  for (const what of unserved) log(`    not served: ${what}`);
}

/**
 * @param {readonly import('./play.mjs').Played[]} rounds
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
  log(`  longest time to heal: ${Math.max(0, ...rounds.map(({ healedAfter }) => healedAfter)) / 1000} s`);
}

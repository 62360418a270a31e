/** A distributed product on data of its own, for as long as some work takes. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eraseData } from '../engines/directory-access.mjs';
import { choosePort } from '../product/run-product.mjs';
import { startDistributed } from '../topology/start-distributed.mjs';
import { replicasOf, partNamed } from '../topology/topology.mjs';
import { faultsEnvironment } from './environment.mjs';

/**
 * @typedef {object} AtWork
 * @property {import('../topology/start-distributed.mjs').Distributed} product
 * @property {NodeJS.ProcessEnv} environment what its processes and tools get
 */

/**
 * @template Result
 * @param {object} options
 * @param {(line: string) => void} options.log
 * @param {(program: string) => string} [options.programOf] see startDistributed
 * @param {(result: Result) => boolean} [options.isKept] whether the data stays, for an operator to look at
 * @param {(atWork: AtWork) => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withProduct({ log, programOf, isKept = () => false }, work) {
  const dataDir = mkdtempSync(join(tmpdir(), 'planted-faults-'));
  // Engines run as an account without privileges, and must get through.
  chmodSync(dataDir, 0o711);
  const environment = { ...faultsEnvironment, PLANTED_DATA_DIR: dataDir };
  const host = '127.0.0.1';
  const port = await choosePort(0, host);
  const product = await startDistributed({
    dataDir,
    host,
    port,
    environment,
    log,
    ...(programOf && { programOf }),
  });
  const result = await work({ product, environment }).finally(product.stop);
  if (isKept(result)) log(`The data and the logs are kept in ${dataDir}.`);
  else {
    for (const folder of ['postgres', ...replicasOf(partNamed('nats'))]) eraseData(join(dataDir, folder));
    rmSync(dataDir, { recursive: true, force: true });
  }
  return result;
}

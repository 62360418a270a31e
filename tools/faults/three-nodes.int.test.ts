import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eraseData } from '../engines/directory-access.mjs';
import { choosePort } from '../product/run-product.mjs';
import { type Distributed, startDistributed } from '../topology/start-distributed.mjs';
import { replicasOf, partNamed, topology } from '../topology/topology.mjs';
import { faultsEnvironment } from './environment.mjs';
import { fewFaults } from './faults.mjs';
import { runScenario } from './scenario.mjs';

/** A busy machine takes its time to start 23 processes. */
const TEST_TIMEOUT_MS = 900_000;
/** Commands are under way whenever a part dies; without a rest they take the processors from all tests beside this one. */
const REST_MS = 200;
/** However slow the machine is: some before, between and after the faults of each gardener. */
const LEAST_COMMANDS = 24;

(process.env['TEST_NATS_URL'] === undefined ? describe.skip : describe)('the distributed product', () => {
  let dataDir: string;
  let environment: NodeJS.ProcessEnv;
  let product: Distributed | undefined;

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'planted-faults-'));
    chmodSync(dataDir, 0o711);
    environment = { ...faultsEnvironment, PLANTED_DATA_DIR: dataDir };
    product = await startDistributed({
      dataDir,
      host: '127.0.0.1',
      port: await choosePort(0, '127.0.0.1'),
      environment,
      log: () => {},
    });
  }, TEST_TIMEOUT_MS);
  afterAll(async () => {
    await product?.stop();
    for (const folder of ['postgres', ...replicasOf(partNamed('nats'))]) eraseData(join(dataDir, folder));
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('runs every replica of the topology', () => {
    const expected = topology.filter(({ role }) => role !== 'database').flatMap(replicasOf);
    expect([...(product?.processes.keys() ?? [])].toSorted()).toEqual(expected.toSorted());
  });

  it(
    'ARCH-2, ARCH-3 keeps every acknowledged command once, and read models that equal a replay, while each NATS server loses its files and one replica of everything dies',
    async () => {
      if (!product) throw new Error('the product has not started');
      const result = await runScenario({
        product,
        faults: fewFaults,
        gardeners: 6,
        run: 'short',
        restMs: REST_MS,
        betweenMs: 700,
        leastCommands: LEAST_COMMANDS,
        environment,
      });
      expect(result).toMatchObject({ findings: [], unserved: [] });
      expect(result.acknowledged).toBeGreaterThanOrEqual(LEAST_COMMANDS);
    },
    TEST_TIMEOUT_MS,
  );
});

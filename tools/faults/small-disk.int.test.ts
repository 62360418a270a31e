import { runScenario } from './scenario.mjs';
import { startOnSmallDisk, type SmallDisk } from './small-disk.mjs';
import { smallDiskFaults } from './small-disk-faults.mjs';

/** A busy machine takes its time to start and to recover. */
const TEST_TIMEOUT_MS = 900_000;
/** However slow the machine is: some before, between and after the faults of each gardener. */
const LEAST_COMMANDS = 12;

(process.env['TEST_NATS_URL'] === undefined ? describe.skip : describe)('the product of npm start', () => {
  let product: SmallDisk;
  beforeAll(async () => {
    product = await startOnSmallDisk(() => {});
  }, TEST_TIMEOUT_MS);

  it(
    'OPS-2 loses nothing acknowledged when its process is killed and its disk is full, serves pages meanwhile and recovers',
    async () => {
      const result = await runScenario({
        product,
        faults: smallDiskFaults(product),
        gardeners: 4,
        run: 'short',
        betweenMs: 700,
        leastCommands: LEAST_COMMANDS,
        environment: product.environment,
      });
      expect(result).toMatchObject({ findings: [], unserved: [] });
      expect(result.acknowledged).toBeGreaterThanOrEqual(LEAST_COMMANDS);
    },
    TEST_TIMEOUT_MS,
  );

  it('ends everything and reports success when it is asked to end', async () => {
    expect(await product.stop()).toBe(0);
  });
});

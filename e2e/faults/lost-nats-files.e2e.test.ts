import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { GardenerClient } from '../src/gardener-client';
import { createDataFolder, type DataFolder, type Product, root, startProduct, until } from '../src/product';

const run = promisify(execFile);

const garden = (name: string) => ({
  name,
  soil_type: 'Loamy',
  hardiness_zone: '5b',
  sunlight: 'Full Sun',
  maintenance: 'Low',
  matrix: '1,1\n1,1',
});

describe('ARCH-2 a product whose NATS lost its files', () => {
  let data: DataFolder;
  let product: Product | undefined;
  let gardener: GardenerClient;

  const ops = async (...args: string[]) =>
    (
      await run(process.execPath, ['tools/ops.mjs', ...args], {
        cwd: root,
        env: { ...process.env, PLANTED_DATA_DIR: data.path },
      })
    ).stdout;
  /** Where the embedded NATS is; undefined until the start has noted it. */
  const natsUrl = async (): Promise<string | undefined> => {
    const file = join(data.path, 'run.json');
    return existsSync(file)
      ? (JSON.parse(await readFile(file, 'utf8')) as { natsUrl: string }).natsUrl
      : undefined;
  };
  /** Messages in the stream of events; 0 while there is no stream. */
  const published = async (): Promise<number> => {
    const servers = await natsUrl();
    if (servers === undefined) return 0;
    const connection = await connect({ servers });
    try {
      const manager = await jetstreamManager(connection);
      return await manager.streams.info('PLANTED_EVENTS').then(
        ({ state }) => state.messages,
        () => 0,
      );
    } finally {
      await connection.close();
    }
  };

  beforeAll(async () => {
    data = await createDataFolder();
    product = await startProduct(data);
    gardener = await GardenerClient.signIn(product.url, 'Maya');
    for (let n = 0; n < 5; n += 1) await gardener.saveGarden(garden(`Bed ${n}`), randomUUID());
  });
  afterAll(async () => {
    await product?.stop();
    await data.remove();
  });

  it('fills the stream again from PostgreSQL and shows everything as before', async () => {
    await until('the stream holds the events', async () => (await published()) === 5);
    const before = await gardener.activities();
    await product?.stop();
    await rm(join(data.path, 'nats'), { recursive: true });
    expect(existsSync(join(data.path, 'nats'))).toBe(false);

    product = await startProduct(data);
    gardener = gardener.at(product.url);
    await until('the stream is filled again', async () => (await published()) === 5);
    expect(await gardener.activities()).toEqual(before);
    await gardener.saveGarden(garden('Bed 5'), randomUUID());
    expect((await gardener.gardens()).map(({ name }) => name)).toContain('Bed 5');
  });

  it('ARCH-3 a read model rebuilt from the log equals the live one', async () => {
    const live = [await gardener.gardens(), await gardener.activities()];
    for (const name of ['tracking.dashboard', 'tracking.recent_activity'])
      expect(await ops('read-models', 'rebuild', name)).toContain('rebuilt and live');
    expect([await gardener.gardens(), await gardener.activities()]).toEqual(live);
    const status = await ops('read-models', 'status');
    expect(status).toMatch(/tracking\.dashboard +\d+ +2 +(\d+) +\1 +0 +0 +up to date/);
  });
});

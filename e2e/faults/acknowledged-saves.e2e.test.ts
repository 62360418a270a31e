import { randomInt, randomUUID } from 'node:crypto';
import { GardenerClient } from '../src/gardener-client';
import { createDataFolder, type DataFolder, type Product, startProduct } from '../src/product';

const KILLS = Number(process.env.PLANTED_KILLS ?? 12);

const garden = (name: string) => ({
  name,
  soil_type: 'Loamy',
  hardiness_zone: '5b',
  sunlight: 'Full Sun',
  maintenance: 'Low',
  matrix: '1,1\n1,1',
});

describe('a product that is killed without warning', () => {
  let data: DataFolder;
  let product: Product | undefined;

  beforeAll(async () => {
    data = await createDataFolder();
  });
  afterAll(async () => {
    await product?.stop();
    await data.remove();
  });

  it(
    `keeps every save that it acknowledged, once, through ${KILLS} kills at random moments`,
    async () => {
      const acknowledged = new Map<string, string>();
      product = await startProduct(data);
      let gardener = await GardenerClient.signIn(product.url, 'Maya');

      for (let round = 0; round < KILLS; round += 1) {
        // Whatever the machine's speed: some kills fall on the first save, others after one, two or three.
        const wanted = acknowledged.size + (round % 4);
        let killed: Promise<void> | undefined;
        let alive = true;
        while (alive) {
          if (!killed && acknowledged.size >= wanted) {
            killed = new Promise((done) => {
              setTimeout(() => void product?.kill().then(done), randomInt(1, 100));
            });
            void killed.then(() => {
              alive = false;
            });
          }
          const draftId = randomUUID();
          const name = `Bed ${acknowledged.size}`;
          const saved = await gardener.saveGarden(garden(name), draftId).catch(() => undefined);
          if (saved) acknowledged.set(saved.id, name);
        }
        product = await startProduct(data);
        gardener = gardener.at(product.url);
      }

      const kept = await gardener.gardens();
      const ids = kept.map(({ id }) => id);
      expect(acknowledged.size).toBeGreaterThan(KILLS);
      expect(ids.length).toBe(new Set(ids).size);
      expect([...acknowledged.keys()].filter((id) => !ids.includes(id))).toEqual([]);
      for (const { id, name } of kept) if (acknowledged.has(id)) expect(name).toBe(acknowledged.get(id));
    },
    10 * 60_000,
  );
});

import { randomUUID } from 'node:crypto';
import {
  fetchDashboardQuery,
  fetchGardenPlantsQuery,
  type PlantCell,
  readPlantsQuery,
  saveGardenCommand,
  savePlantsCommand,
} from '@planted/contracts';
import { createLog, type Host, startHost } from '@planted/service-kit';
import { PATIENT, asGardener, createTestDatabase, type TestDatabase } from '@planted/service-kit/testing';
import pg from 'pg';
import { services } from './services';

const SIDE = 9;
/** The footprint of a dwarf apple tree before it was corrected to 8 × 8 feet. */
const EARLIER = 6;

const tree = (cell: Partial<PlantCell>): PlantCell => ({
  name: 'Dwarf Apple',
  plantId: 'apple-dwarf',
  plantingWidth: EARLIER,
  plantingHeight: EARLIER,
  rootCell: false,
  ...cell,
});

/** A tree in the corner, and lettuce so close to it that one of today's size would reach over it. */
const plantMap = Array.from({ length: SIDE * SIDE }, (_, at): PlantCell | null => {
  const [x, y] = [at % SIDE, Math.floor(at / SIDE)];
  if (x < EARLIER && y < EARLIER) return tree({ rootCell: at === 0 });
  if (x === EARLIER && y === 0)
    return {
      name: 'Leaf Lettuce',
      plantId: 'lettuce-leaf',
      plantingWidth: 1,
      plantingHeight: 1,
      rootCell: true,
    };
  return null;
});

/** Figures and kinds of the first edition, as an existing database holds them. */
const FIRST_EDITION = `
  update catalogue.plants set planting_width = ${EARLIER}, planting_height = ${EARLIER} where id = 'apple-dwarf';
  delete from catalogue.plant_relations where 'olive' in (a, b);
  delete from catalogue.plants where id = 'olive';
  update catalogue.loaded_facts set content_hash = 'of the first edition'`;

describe('a garden that was planted before a footprint was corrected', () => {
  let database: TestDatabase;
  let pool: pg.Pool;
  const owner = randomUUID();
  const gardenId = randomUUID();

  async function during<T>(work: (host: Host) => Promise<T>): Promise<T> {
    const environment = { ...PATIENT, NODE_ENV: 'test', DATABASE_URL: database.url };
    const host = await startHost({ environment, log: createLog('silent'), services, messages: 'in-process' });
    try {
      return await work(host);
    } finally {
      await host.stop();
    }
  }
  const save = ({ messaging }: Host) =>
    messaging.send(savePlantsCommand, { gardenId, gardenWidth: SIDE, plantMap }, asGardener(owner));
  const standing = async ({ messaging }: Host) =>
    (await messaging.send(fetchGardenPlantsQuery, {}, asGardener(owner))).data;

  beforeAll(async () => {
    database = await createTestDatabase(services);
    pool = new pg.Pool({ connectionString: database.url });
  });
  afterAll(async () => {
    await pool.end();
    await database.drop();
  });

  it('REA-8 keeps what was planted, also when its unchanged map is saved again', async () => {
    const planted = await during(async (host) => {
      await pool.query(FIRST_EDITION);
      const row = Array.from({ length: SIDE }, () => '1').join(',');
      const matrix = Array.from({ length: SIDE }, () => row).join('\n');
      const conditions = { soil_type: 'Loamy', hardiness_zone: '5b', sunlight: 'Full Sun' } as const;
      const garden = { gardenId, name: 'Orchard', maintenance: 'Low', matrix, ...conditions } as const;
      await host.messaging.send(saveGardenCommand, garden, asGardener(owner));
      await save(host);
      return standing(host);
    });
    expect(planted.map(({ plant }) => [plant.id, plant.planting_width])).toEqual([
      ['apple-dwarf', EARLIER],
      ['lettuce-leaf', 1],
    ]);

    await during(async (host) => {
      const seen = await standing(host);
      const kind = seen[0]?.plant;
      expect([kind?.planting_width, kind?.planting_height]).toEqual([8, 8]);
      const withoutKind = (plants: typeof seen) => plants.map(({ plant, ...entry }) => [plant.id, entry]);
      expect(withoutKind(seen)).toEqual(withoutKind(planted));
      expect(await save(host)).toEqual({ plantsCount: 2 });
      expect(withoutKind(await standing(host))).toEqual(withoutKind(planted));
      const { gardens } = await host.messaging.send(fetchDashboardQuery, {}, asGardener(owner));
      expect(gardens[0]).toMatchObject({ squares: EARLIER * EARLIER + 1 });
      const catalog = await host.messaging.send(readPlantsQuery, {}, asGardener(owner));
      expect(catalog.map(({ id }) => id)).toContain('olive');
    });
  });
});

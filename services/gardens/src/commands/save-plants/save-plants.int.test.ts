import { randomUUID } from 'node:crypto';
import { type GardenEvent, gardenStream, saveGardenCommand, savePlantsCommand } from '@planted/contracts';
import { createEventStore, type EventStore } from '@planted/event-sourcing';
import {
  asGardener,
  catalogueStandIn,
  examplePlant,
  startServices,
  type TestServices,
} from '@planted/service-kit/testing';
import fc from 'fast-check';
import pg from 'pg';
import { radish, tomato } from '../../garden/garden.examples';
import { type ExampleLayout, illegalLayout, legalLayout } from '../../garden/layout.arbitraries';
import { gardensService } from '../../gardens.service';

describe('saving any plants in any garden', () => {
  let services: TestServices;
  let pool: pg.Pool;
  let store: EventStore;

  beforeAll(async () => {
    const catalogue = catalogueStandIn([radish, tomato].map((known) => examplePlant(known)));
    services = await startServices([gardensService, catalogue]);
    pool = new pg.Pool({ connectionString: services.databaseUrl });
    store = createEventStore(pool);
  });
  afterAll(async () => {
    await store.close();
    await pool.end();
    await services.stop();
  });

  async function given({ matrixText }: ExampleLayout) {
    const [owner, gardenId] = [randomUUID(), randomUUID()];
    const settings = {
      soil_type: 'Loamy',
      hardiness_zone: '5b',
      sunlight: 'Full Sun',
      maintenance: 'Low',
    } as const;
    const garden = { gardenId, name: 'Any Bed', ...settings, matrix: matrixText };
    await services.messaging.send(saveGardenCommand, garden, asGardener(owner));
    return {
      save: ({ matrix, plantMap }: ExampleLayout) =>
        services.messaging.send(
          savePlantsCommand,
          { gardenId, gardenWidth: matrix[0]?.length ?? 0, plantMap: [...plantMap] },
          asGardener(owner),
        ),
      stored: async () => (await store.readStream(gardenStream(gardenId))) as unknown as GardenEvent[],
    };
  }

  it('PLT-9 accepts every legal layout and stores exactly its plants', async () => {
    await fc.assert(
      fc.asyncProperty(legalLayout, async (layout) => {
        const garden = await given(layout);
        expect(await garden.save(layout)).toEqual({ plantsCount: layout.plants.length });
        const saved = (await garden.stored()).find(({ type }) => type === 'LayoutSaved');
        const standing = saved?.type === 'LayoutSaved' ? saved.data.plants : [];
        expect(
          standing.map(({ x, y, width, height, plantId }) => ({ x, y, width, height, plantId })),
        ).toEqual(layout.plants.map(({ kind, ...at }) => ({ ...at, plantId: kind.id })));
      }),
      { numRuns: 60 },
    );
  });

  it('API-1 refuses every layout with a fault and stores nothing', async () => {
    await fc.assert(
      fc.asyncProperty(illegalLayout, async (layout) => {
        const garden = await given(layout);
        await expect(garden.save(layout)).rejects.toMatchObject({ code: 'invalid' });
        expect(await garden.stored()).toHaveLength(1);
      }),
      { numRuns: 60 },
    );
  });
});

import { randomUUID } from 'node:crypto';
import { asGardener } from '@planted/service-kit/testing';
import fc from 'fast-check';
import { type ExampleLayout, illegalLayout, legalLayout } from '../../garden/layout.arbitraries';
import { type Gardens, startGardens } from '../../testing/start-gardens';

describe('saving any plants in any garden', () => {
  let gardens: Gardens;
  beforeAll(async () => {
    gardens = await startGardens();
  });
  afterAll(() => gardens.stop());

  async function given({ matrixText }: ExampleLayout) {
    const owner = randomUUID();
    const gardenId = await gardens.savedGarden(owner, { matrix: matrixText });
    const save = ({ matrix, plantMap }: ExampleLayout) =>
      gardens.plant(asGardener(owner), {
        gardenId,
        gardenWidth: matrix[0]?.length ?? 0,
        plantMap: [...plantMap],
      });
    return { gardenId, save };
  }

  it('PLT-9 accepts every legal layout and stores exactly its plants', async () => {
    await fc.assert(
      fc.asyncProperty(legalLayout, async (layout) => {
        const { gardenId, save } = await given(layout);
        expect(await save(layout)).toEqual({ plantsCount: layout.plants.length });
        const standing = await gardens.layoutOf(gardenId);
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
        const { gardenId, save } = await given(layout);
        await expect(save(layout)).rejects.toMatchObject({ code: 'invalid' });
        expect(await gardens.eventsOf(gardenId)).toHaveLength(1);
      }),
      { numRuns: 60 },
    );
  });
});

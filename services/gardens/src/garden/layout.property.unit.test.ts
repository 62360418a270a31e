import fc from 'fast-check';
import { plants as knownPlants } from './garden.examples';
import { illegalLayout, legalLayout } from './layout.arbitraries';
import { readPlantMap } from './plant-map';

describe('any plant map', () => {
  it('that is a legal layout is read as its plants', () => {
    fc.assert(
      fc.property(legalLayout, ({ matrix, plants, plantMap }) => {
        const read = readPlantMap(plantMap, matrix[0]?.length ?? 0, matrix, knownPlants);
        const found = read.ok
          ? read.plants.map(({ x, y, width, height, plant }) => ({ x, y, width, height, kind: plant }))
          : read;
        expect(found).toEqual(plants);
      }),
      { numRuns: 500 },
    );
  });

  it('with a fault in one cell is refused, and the refusal names a cell', () => {
    fc.assert(
      fc.property(illegalLayout, ({ matrix, plantMap }) => {
        const read = readPlantMap(plantMap, matrix[0]?.length ?? 0, matrix, knownPlants);
        expect(read).toMatchObject({
          ok: false,
          refusal: { code: 'invalid', field: expect.stringMatching(/^plantMap\.\d+$/) },
        });
      }),
      { numRuns: 500 },
    );
  });
});

import fc from 'fast-check';
import { cellsOfMatrix, connectedRegion, originOf, plotMatrix, samePlot } from './plot';

const grid = { width: 5, height: 4 };

describe('a denoted plot', () => {
  it('DES-14 refuses an empty list of plot numbers', () => {
    expect(() => plotMatrix([], grid)).toThrow('Plot numbers cannot be empty');
  });

  it('DES-14 skips plot numbers outside the grid and tells of each', () => {
    const skipped: number[] = [];
    expect(plotMatrix([0, 1, 20, -1, 2.5], grid, (cell) => skipped.push(cell))).toEqual([[1, 1]]);
    expect(skipped).toEqual([20, -1, 2.5]);
  });

  it('comes back from its matrix and origin', () => {
    const cells = fc.uniqueArray(fc.integer({ min: 0, max: 19 }), { minLength: 1 });
    fc.assert(
      fc.property(cells, (plot) => {
        const again = cellsOfMatrix(plotMatrix(plot, grid), grid, originOf(plot, grid));
        expect(samePlot(again, plot)).toBe(true);
      }),
    );
  });

  it('DES-7 is the same plot in whatever order its cells are listed', () => {
    expect(samePlot([1, 2, 3], [3, 1, 2])).toBe(true);
    expect(samePlot([1, 2], [1, 2, 3])).toBe(false);
    expect(samePlot([1, 2], [1, 3])).toBe(false);
  });
});

describe('a connected region', () => {
  const filled = [1, 1, 0, 0, 1, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0];

  it('DES-3 reaches over edges, not over corners', () => {
    expect(connectedRegion(filled, grid, 0)).toEqual([0, 1, 6]);
  });

  it('does not wrap from the end of a row to the start of the next', () => {
    expect(connectedRegion(filled, grid, 4)).toEqual([4, 9]);
    expect(connectedRegion(filled, grid, 15)).toEqual([15]);
  });

  it('is empty for a cell outside the grid', () => {
    expect(connectedRegion(filled, grid, 99)).toEqual([]);
  });
});

import fc from 'fast-check';
import { cellAt, cellsAlong, middleOf } from './line';

const grid = { width: 12, height: 9 };
const inGrid = fc.record({
  x: fc.double({ min: 0, max: 11.99, noNaN: true }),
  y: fc.double({ min: 0, max: 8.99, noNaN: true }),
});
const anywhere = fc.record({
  x: fc.double({ min: -30, max: 40, noNaN: true }),
  y: fc.double({ min: -30, max: 40, noNaN: true }),
});

describe('the cells along a line', () => {
  it('DES-3 leaves no gap on a quick diagonal: neighbors share an edge', () => {
    fc.assert(
      fc.property(inGrid, inGrid, (from, to) => {
        const cells = cellsAlong(from, to, grid);
        expect(cells[0]).toBe(cellAt(from, grid));
        expect(cells.at(-1)).toBe(cellAt(to, grid));
        cells.slice(1).forEach((cell, index) => {
          const before = middleOf(cells[index] as number, grid);
          const after = middleOf(cell, grid);
          expect(Math.abs(before.x - after.x) + Math.abs(before.y - after.y)).toBe(1);
        });
      }),
    );
  });

  it('never leaves the grid and never takes a cell twice, wherever the pointer goes', () => {
    fc.assert(
      fc.property(anywhere, anywhere, (from, to) => {
        const cells = cellsAlong(from, to, grid);
        expect(new Set(cells).size).toBe(cells.length);
        for (const cell of cells) expect(cell >= 0 && cell < 108).toBe(true);
      }),
    );
  });

  it('passes through the cells that the line passes through', () => {
    expect(cellsAlong({ x: 0.5, y: 0.5 }, { x: 3.5, y: 1.4 }, grid)).toEqual([0, 1, 2, 14, 15]);
    expect(cellsAlong({ x: 3.5, y: 2.5 }, { x: 3.5, y: 0.5 }, grid)).toEqual([27, 15, 3]);
    expect(cellsAlong({ x: 5.2, y: 4.2 }, { x: 5.8, y: 4.1 }, grid)).toEqual([53]);
  });
});

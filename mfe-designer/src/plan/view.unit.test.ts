import fc from 'fast-check';
import {
  CELL,
  cellSize,
  EDGE,
  fits,
  fitView,
  panBy,
  reveal,
  RULER,
  settle,
  toPoint,
  zoomAbout,
} from './view';

const grid = { width: 25, height: 25 };
const wide = { width: 900, height: 657 };
const phone = { width: 358, height: 521 };
const start = { zoom: 1, left: 0, top: 0 };

describe('looking at the plan', () => {
  it('DES-1 cells are 25 px at 100 %, and the plan lies in the middle', () => {
    const view = settle(start, grid, wide);
    expect(cellSize(view)).toBe(CELL);
    expect(CELL).toBe(25);
    expect(view.left).toBe(Math.round(RULER + (900 - RULER - EDGE - 625) / 2));
  });

  it('DES-1 a new garden of 10 × 15 fills the width of a phone', () => {
    const small = { width: 10, height: 15 };
    const view = fitView(small, phone);
    expect(fits(view, small, phone)).toBe(true);
    expect(view.zoom).toBeGreaterThan(1.2);
  });

  it('what lies under the pointer stays there while zooming', () => {
    const at = { x: 200, y: 300 };
    const before = settle({ zoom: 2, left: -300, top: -300 }, grid, phone);
    const after = zoomAbout(before, 1.25, at, grid, phone);
    expect(toPoint(after, at).x).toBeCloseTo(toPoint(before, at).x);
    expect(toPoint(after, at).y).toBeCloseTo(toPoint(before, at).y);
  });

  it('a plan larger than its box can never be pushed out of it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -5000, max: 5000 }),
        fc.integer({ min: -5000, max: 5000 }),
        fc.double({ min: 0.1, max: 10, noNaN: true }),
        (x, y, factor) => {
          const zoomed = zoomAbout(settle(start, grid, phone), factor, { x: 100, y: 100 }, grid, phone);
          const view = panBy(zoomed, { x, y }, grid, phone);
          const side = grid.width * cellSize(view);
          if (side <= phone.width - RULER - EDGE) return;
          expect(view.left).toBeLessThanOrEqual(RULER);
          expect(view.left + side).toBeGreaterThanOrEqual(phone.width - EDGE - 0.001);
        },
      ),
    );
  });

  it('follows the keyboard’s cell', () => {
    const view = reveal(settle(start, grid, phone), { x: 24, y: 24 }, grid, phone);
    expect(view.left + 25 * CELL).toBeLessThanOrEqual(phone.width - EDGE);
    expect(reveal(view, { x: 0, y: 0 }, grid, phone)).toEqual({ zoom: 1, left: RULER, top: RULER });
  });
});

import fc from 'fast-check';
import { arbitraryCell, arbitraryDesign, expectSound, regionByRelaxation } from '../testing/arbitrary-design';
import { denotableAt, removePlot } from './denote';
import type { Design } from './design';
import { duplicatePlot } from './duplicate-plot';
import { clearGrid, floodDelete, floodFill } from './flood';
import { commitStep, redoStep, startHistory, undoStep } from './history';
import { blockAt, moveBlock, moveProblem } from './move';
import { paintCells } from './paint';
import { resizeDesign } from './resize';
import { rotatePlot } from './rotate-plot';

/** Any single change that a gardener can make. */
const arbitraryChange: fc.Arbitrary<(design: Design) => Design> = fc
  .record({
    kind: fc.constantFrom(
      'add',
      'erase',
      'fill',
      'delete',
      'clear',
      'move',
      'resize',
      'rotate',
      'copy',
      'forget',
    ),
    at: fc.nat(80),
    dx: fc.integer({ min: -4, max: 4 }),
    dy: fc.integer({ min: -4, max: 4 }),
  })
  .map(({ kind, at, dx, dy }) => (design: Design): Design => {
    const total = design.width * design.height;
    const cell = total === 0 ? 0 : at % total;
    const name = [...design.plots.keys()][at % Math.max(1, design.plots.size)] ?? 'none';
    if (total === 0) return design;
    if (kind === 'add') return paintCells(design, [cell], 1);
    if (kind === 'erase') return paintCells(design, [cell], 0);
    if (kind === 'fill') return floodFill(design, cell);
    if (kind === 'delete') return floodDelete(design, cell);
    if (kind === 'clear') return clearGrid(design);
    if (kind === 'forget') return removePlot(design, name);
    if (kind === 'resize')
      return resizeDesign(design, {
        width: Math.max(1, design.width + dx),
        height: Math.max(1, design.height + dy),
      });
    if (kind === 'move') {
      const block = blockAt(design, cell);
      return moveProblem(design, block, { dx, dy }) ? design : moveBlock(design, block, { dx, dy });
    }
    const copy = `copy ${at} ${dx} ${dy}`;
    if (kind === 'copy' && design.plots.has(copy)) return design;
    const result = kind === 'rotate' ? rotatePlot(design, name) : duplicatePlot(design, name, copy, copy);
    return result.ok ? result.design : design;
  });

describe('every change of a design', () => {
  it('keeps plots on soil, apart from one another, and never empty', () => {
    fc.assert(
      fc.property(arbitraryDesign, fc.array(arbitraryChange, { maxLength: 12 }), (start, changes) => {
        expectSound(changes.reduce((design, change) => change(design), start));
      }),
      { numRuns: 300 },
    );
  });

  it('leaves the design that it starts from as it was', () => {
    fc.assert(
      fc.property(arbitraryDesign, arbitraryChange, (start, change) => {
        const before = structuredClone(start);
        change(start);
        expect(start).toEqual(before);
      }),
    );
  });

  it('is taken back exactly by undo, and done again by redo', () => {
    fc.assert(
      fc.property(arbitraryDesign, fc.array(arbitraryChange, { maxLength: 8 }), (start, changes) => {
        const done = changes.reduce(
          (history, change, index) => commitStep(history, `step ${index}`, change(history.present)),
          startHistory(start),
        );
        const undone = done.past.reduce(undoStep, done);
        expect(undone.present).toBe(start);
        const redone = undone.future.reduce(redoStep, undone);
        expect(redone).toEqual(done);
      }),
    );
  });
});

describe('flood fill and delete', () => {
  it('DES-3 fills exactly the connected empty cells', () => {
    fc.assert(
      fc.property(
        arbitraryDesign.chain((design) => fc.tuple(fc.constant(design), arbitraryCell(design))),
        ([design, cell]) => {
          const filled = floodFill(design, cell);
          const expected =
            design.filled[cell] === 1 ? design : paintCells(design, regionByRelaxation(design, cell), 1);
          expect(filled).toEqual(expected);
        },
      ),
    );
  });

  it('DES-3 deletes exactly the connected soil', () => {
    fc.assert(
      fc.property(
        arbitraryDesign.chain((design) => fc.tuple(fc.constant(design), arbitraryCell(design))),
        ([design, cell]) => {
          const expected =
            design.filled[cell] === 0 ? design : paintCells(design, regionByRelaxation(design, cell), 0);
          expect(floodDelete(design, cell)).toEqual(expected);
        },
      ),
    );
  });
});

describe('what can be denoted', () => {
  it('is never a cell of a plot, and always connected soil around the click', () => {
    fc.assert(
      fc.property(
        arbitraryDesign.chain((design) => fc.tuple(fc.constant(design), arbitraryCell(design))),
        ([design, cell]) => {
          const found = denotableAt(design, cell);
          if (found.kind !== 'region') return;
          expect(found.cells).toContain(cell);
          const named = [...design.plots.values()].flatMap((plot) => plot.cells);
          for (const own of found.cells) {
            expect(design.filled[own]).toBe(1);
            expect(named).not.toContain(own);
          }
        },
      ),
    );
  });
});

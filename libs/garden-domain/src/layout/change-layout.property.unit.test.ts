import fc from 'fast-check';
import { type Matrix, rotateClockwise, sizeOf } from '../matrix';
import { layoutProblem } from '../placement';
import { changeLayout } from './change-layout';
import type { Layout, LayoutChange, PlantingSpot } from './layout-change';
import { NO_SEASON } from './season-plan';
import { turnMatrix } from './turn-bed';
import { undoChanges } from './undo-changes';

const SIDE = 5;
const full: Matrix = Array.from({ length: SIDE }, () => new Array<0 | 1>(SIDE).fill(1));
const empty: Layout = { matrix: full, standing: new Map(), ended: new Map(), season: NO_SEASON };
const ids = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

const id = fc.constantFrom(...ids);
const at = { x: fc.nat(SIDE), y: fc.nat(SIDE) };
const sides = { width: fc.integer({ min: 1, max: 3 }), height: fc.integer({ min: 1, max: 3 }) };
const spot = fc
  .record({ id, ...at, ...sides })
  .map((one): PlantingSpot => ({ ...one, plantId: 'radish', color: '#000000', plantsPerSquare: null }));
const end = { how: 'failed', cause: null, day: '2026-05-21' } as const;
const change: fc.Arbitrary<LayoutChange> = fc.oneof(
  spot.map((planting) => ({ type: 'place' as const, planting })),
  fc.record({ type: fc.constant('move' as const), id, ...at }),
  fc.record({ type: fc.constant('resize' as const), id, ...at, ...sides }),
  fc.record({
    type: fc.constant('count' as const),
    id,
    plantsPerSquare: fc.option(fc.integer({ min: 1, max: 16 })),
  }),
  id.map((one) => ({ type: 'end' as const, id: one, ...end })),
  id.map((one) => ({ type: 'restore' as const, id: one })),
);
const acts = fc.array(fc.array(change, { minLength: 1, maxLength: 4 }), { maxLength: 20 });

/** The squares that a planting covers, by the plainest means. */
const squaresOf = ({ x, y, width, height }: PlantingSpot): string[] =>
  Array.from({ length: width * height }, (_, n) => `${x + (n % width)},${y + Math.floor(n / width)}`);

describe('any acts in a layout', () => {
  it('EDT-3 leave no overlap, lose no id, and what is refused changes nothing', () => {
    fc.assert(
      fc.property(acts, (all) => {
        let layout: Layout = empty;
        const ever = new Set<string>();
        for (const act of all) {
          const made = changeLayout(layout, act);
          if (!made.ok) {
            expect(act[made.index]).toBeDefined();
            continue;
          }
          layout = made.layout;
          const squares = [...layout.standing.values()].flatMap(squaresOf);
          expect(new Set(squares).size).toBe(squares.length);
          expect(layoutProblem(layout.matrix, [...layout.standing.values()])).toBeUndefined();
          for (const one of [...layout.standing.keys(), ...layout.ended.keys()]) ever.add(one);
          for (const one of ever)
            expect(Number(layout.standing.has(one)) + Number(layout.ended.has(one))).toBe(1);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('EDT-1 are undone, whatever they were', () => {
    fc.assert(
      fc.property(acts, (all) => {
        let layout: Layout = empty;
        for (const act of all) {
          const made = changeLayout(layout, act);
          if (!made.ok) continue;
          const back = changeLayout(made.layout, undoChanges(layout, made.layout, '2026-05-22'));
          expect(back.ok && sorted(back.layout)).toEqual(sorted(layout));
          layout = made.layout;
        }
      }),
      { numRuns: 300 },
    );
  });

  it('EDT-2 are undone where they changed the ground, too', () => {
    const bed = fc.record({
      turns: fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const),
      x: fc.integer({ min: 0, max: 2 }),
      y: fc.integer({ min: 0, max: 2 }),
    });
    fc.assert(
      fc.property(acts, bed, fc.integer({ min: 1, max: SIDE }), (all, { turns, x, y }, rows) => {
        let layout: Layout = { ...empty, matrix: full.slice(0, rows) };
        for (const act of all) {
          const made = changeLayout(layout, act);
          if (made.ok) layout = made.layout;
        }
        const matrix = Array.from({ length: 2 * SIDE }, () => new Array<0 | 1>(2 * SIDE).fill(1));
        const reshaped = { turns, shift: { x, y }, matrix };
        const act: LayoutChange[] = [
          ...[...layout.standing.keys()]
            .slice(0, 1)
            .map((one) => ({ type: 'end' as const, id: one, ...end })),
          { type: 'reshape', ...reshaped },
        ];
        const made = changeLayout(layout, act);
        if (!made.ok) throw new Error(made.problem);
        const back = changeLayout(made.layout, undoChanges(layout, made.layout, '2026-05-22', reshaped));
        expect(back.ok && [sorted(back.layout), back.layout.matrix]).toEqual([sorted(layout), layout.matrix]);
      }),
      { numRuns: 200 },
    );
  });

  it('EDT-3 four turns of the bed bring every planting back, and each turn keeps it on its own soil', () => {
    fc.assert(
      fc.property(acts, fc.integer({ min: 1, max: SIDE }), (all, rows) => {
        let layout: Layout = { ...empty, matrix: full.slice(0, rows) };
        for (const act of all) {
          const made = changeLayout(layout, act);
          if (made.ok) layout = made.layout;
        }
        let turned = layout;
        for (let turn = 0; turn < 4; turn += 1) {
          const matrix = rotateClockwise(turned.matrix);
          const made = changeLayout(turned, [{ type: 'reshape', turns: 1, shift: { x: 0, y: 0 }, matrix }]);
          if (!made.ok) throw new Error(made.problem);
          turned = made.layout;
        }
        expect(turned).toEqual(layout);
        const twice = changeLayout(layout, [
          { type: 'reshape', turns: 2, shift: { x: 0, y: 0 }, matrix: turnMatrix(layout.matrix, 2) },
        ]);
        expect(twice.ok && sizeOf(twice.layout.matrix)).toEqual(sizeOf(layout.matrix));
      }),
      { numRuns: 200 },
    );
  });
});

const sorted = ({ standing }: Layout): PlantingSpot[] =>
  [...standing.values()].toSorted((a, b) => a.id.localeCompare(b.id));

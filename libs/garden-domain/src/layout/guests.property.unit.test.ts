import fc from 'fast-check';
import type { Matrix } from '../matrix';
import { changeLayout } from './change-layout';
import type { Layout, LayoutChange, PlantingSpot } from './layout-change';
import { NO_SEASON } from './season-plan';
import { undoChanges } from './undo-changes';

const SIDE = 3;
const full: Matrix = Array.from({ length: SIDE }, () => new Array<0 | 1>(SIDE).fill(1));
const carrots: PlantingSpot = {
  ...{ id: 'carrots', plantId: 'carrot', x: 0, y: 0, width: 2, height: 2 },
  ...{ color: '#ee7733', plantsPerSquare: null },
};
const bed: Layout = { matrix: full, standing: new Map([['carrots', carrots]]), ended: new Map() };
const spotAt = (id: string, x: number, y: number): PlantingSpot => ({
  ...carrots,
  ...{ id, plantId: 'radish', x, y, width: 1, height: 1 },
});

const id = fc.constantFrom('carrots', 'a', 'b', 'c');
const at = { x: fc.nat(SIDE - 1), y: fc.nat(SIDE - 1) };
const change: fc.Arbitrary<LayoutChange> = fc.oneof(
  fc
    .record({ id, ...at, under: fc.option(id, { nil: undefined }), after: fc.constantFrom(undefined, null) })
    .map(({ id: one, x, y, ...relations }) => ({
      type: 'place' as const,
      planting: spotAt(one, x, y),
      ...relations,
    })),
  fc.record({ type: fc.constant('move' as const), id, ...at }),
  id.map((one) => ({
    type: 'end' as const,
    id: one,
    how: 'failed' as const,
    cause: null,
    day: '2026-05-21',
  })),
  id.map((one) => ({ type: 'restore' as const, id: one })),
  fc.record({
    type: fc.constant('do-step' as const),
    id,
    step: fc.constant('sow' as const),
    day: fc.constantFrom(null, '2026-05-01'),
  }),
);
const acts = fc.array(fc.array(change, { minLength: 1, maxLength: 3 }), { maxLength: 24, size: 'max' });

const shares = (a: PlantingSpot, b: PlantingSpot): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** By the plainest means: it grows under that one, and its one square is a square of that one. */
const isIn = (under: ReadonlyMap<string, string>, one: PlantingSpot, host: PlantingSpot): boolean =>
  under.get(one.id) === host.id && one.width === 1 && shares(one, host);

const facts = ({ standing, season = NO_SEASON }: Layout) => ({
  standing: [...standing.values()].toSorted((a, b) => a.id.localeCompare(b.id)),
  coming: [...season.coming.values()].toSorted((a, b) => a.id.localeCompare(b.id)),
});

describe('any acts with plantings in the squares of others', () => {
  it('SEA-8 leave two in one square only where one grows between the other, and are undone', () => {
    fc.assert(
      fc.property(acts, (all) => {
        let layout = bed;
        for (const act of all) {
          const made = changeLayout(layout, act);
          if (!made.ok) continue;
          const back = changeLayout(made.layout, undoChanges(layout, made.layout, '2026-05-22'));
          expect(back.ok && facts(back.layout)).toEqual(facts(layout));
          layout = made.layout;
          const { under } = made.layout.season;
          const spots = [...layout.standing.values()];
          for (const [n, one] of spots.entries())
            for (const other of spots.slice(n + 1).filter((each) => shares(one, each)))
              expect(isIn(under, one, other) || isIn(under, other, one)).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('SEA-8 let radishes stand and come between carrots, one in each square', () => {
    const place = (one: string, x: number, more: object = {}): LayoutChange => ({
      type: 'place',
      planting: spotAt(one, x, 0),
      under: 'carrots',
      ...more,
    });
    const made = changeLayout(bed, [place('a', 0), place('b', 1, { after: null })]);
    expect(made.ok && [...made.layout.season.under.keys()]).toEqual(['a', 'b']);
    const refused = (...changes: LayoutChange[]) => {
      const act = changeLayout(bed, changes);
      return act.ok ? null : [act.index, act.problem];
    };
    expect(refused(place('a', 0), place('b', 0))).toEqual([1, 'occupied']);
    expect(refused(place('a', 0), place('b', 0, { after: null }))).toEqual([1, 'occupied']);
    expect(refused(place('a', 0), { type: 'place', planting: spotAt('b', 0, 0) })).toEqual([1, 'occupied']);
    expect(refused(place('a', 0, { under: 'nothing' }))).toEqual([0, 'no-host']);
    expect(refused(place('a', 0), place('b', 1, { under: 'a' }))).toEqual([1, 'no-host']);
  });

  it('SEA-8 give radishes the square once the carrots are out, and to no one else', () => {
    const made = changeLayout(bed, [
      { type: 'place', planting: spotAt('a', 0, 0), under: 'carrots' },
      { type: 'end', id: 'carrots', how: 'failed', cause: null, day: '2026-05-21' },
    ]);
    if (!made.ok) throw new Error(made.problem);
    const again = changeLayout(made.layout, [{ type: 'place', planting: spotAt('b', 0, 0) }]);
    expect(again.ok || again.by).toBe('a');
  });
});

import fc from 'fast-check';
import type { Matrix } from '../matrix';
import { layoutProblem } from '../placement';
import { changeLayout } from './change-layout';
import type { Layout, LayoutChange, PlantingSpot } from './layout-change';
import { isSameSpot, layoutDifference } from './layout-difference';
import { rebaseLayout } from './rebase-layout';

const SIDE = 4;
const full: Matrix = Array.from({ length: SIDE }, () => new Array<0 | 1>(SIDE).fill(1));
const notched: Matrix = full.map((row, y) => row.map((_, x) => (x === 0 && y === 0 ? 0 : 1)));
const empty: Layout = { matrix: full, standing: new Map(), ended: new Map() };

const id = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
const at = { x: fc.nat(SIDE - 1), y: fc.nat(SIDE - 1) };
const sides = { width: fc.integer({ min: 1, max: 2 }), height: fc.integer({ min: 1, max: 2 }) };
const color = fc.constantFrom('#000000', '#ffffff');
const plantsPerSquare = fc.constantFrom(null, 4, 9);
const end = { how: 'failed', cause: null, day: '2026-05-21' } as const;

/** What a page places has an id that no other page makes; of what stood before both know. */
const changesBy = (page: string): fc.Arbitrary<LayoutChange[]> => {
  const own = fc.constantFrom(`${page}1`, `${page}2`, `${page}3`);
  const any = fc.oneof(id, own);
  return fc.array(
    fc.oneof(
      fc.record({ id: own, ...at, ...sides, color, plantsPerSquare }).map((one) => ({
        type: 'place' as const,
        planting: { ...one, plantId: 'radish' },
      })),
      fc.record({ type: fc.constant('move' as const), id: any, ...at }),
      fc.record({ type: fc.constant('resize' as const), id: any, ...at, ...sides }),
      fc.record({ type: fc.constant('recolor' as const), id: any, color }),
      fc.record({ type: fc.constant('count' as const), id: any, plantsPerSquare }),
      any.map((one) => ({ type: 'end' as const, id: one, ...end })),
      any.map((one) => ({ type: 'restore' as const, id: one })),
      fc.constant({ type: 'reshape' as const, turns: 0 as const, shift: { x: 0, y: 0 }, matrix: notched }),
    ),
    { maxLength: 12 },
  );
};

/** Made one by one, as a gardener makes them; what cannot be is left out. */
const after = (layout: Layout, changes: readonly LayoutChange[]): Layout =>
  changes.reduce((before, change) => {
    const made = changeLayout(before, [change]);
    return made.ok ? made.layout : before;
  }, layout);

const start = fc
  .array(fc.record({ id, ...at, ...sides, color, plantsPerSquare }), { maxLength: 8 })
  .map((spots) =>
    after(
      empty,
      spots.map((one) => ({ type: 'place' as const, planting: { ...one, plantId: 'radish' } })),
    ),
  );
const withoutGround = (changes: readonly LayoutChange[]) => changes.filter(({ type }) => type !== 'reshape');
const byId = (standing: ReadonlyMap<string, PlantingSpot>): PlantingSpot[] =>
  [...standing.values()].toSorted((a, b) => a.id.localeCompare(b.id));

describe('EDT-4 any draft on ground that others have changed', () => {
  const stories = fc.record({ base: start, here: changesBy('h'), there: changesBy('t') });
  const each = (check: (base: Layout, draft: Layout, current: Layout) => void) =>
    fc.assert(
      fc.property(stories, ({ base, here, there }) => {
        check(base, after(base, withoutGround(here)), after(base, there));
      }),
      { numRuns: 1500 },
    );

  it('stands legally, and the act that leads there is made', () =>
    each((base, draft, current) => {
      const rebased = rebaseLayout(base, draft.standing, current);
      expect(layoutProblem(current.matrix, byId(rebased.draft))).toBeUndefined();
      const made = changeLayout(
        current,
        layoutDifference(current, rebased.draft, () => end),
      );
      expect(made.ok && byId(made.layout.standing)).toEqual(byId(rebased.draft));
    }));

  it('takes nothing from others but what the draft alone has changed', () =>
    each((base, draft, current) => {
      const { draft: rebased } = rebaseLayout(base, draft.standing, current);
      for (const [one, now] of current.standing) {
        const [before, wanted, stands] = [base.standing.get(one), draft.standing.get(one), rebased.get(one)];
        if (!stands) {
          expect(wanted).toBeUndefined();
          expect(isSameSpot(before, now)).toBe(true);
          continue;
        }
        for (const field of ['x', 'y', 'width', 'height', 'color', 'plantsPerSquare'] as const)
          if (before && now[field] !== before[field] && now[field] !== wanted?.[field])
            expect(stands[field]).toBe(now[field]);
      }
      for (const one of rebased.keys())
        if (!current.standing.has(one)) expect(draft.standing.has(one)).toBe(true);
    }));

  it('keeps every change of the draft, or tells it', () =>
    each((base, draft, current) => {
      const { draft: rebased, unfit } = rebaseLayout(base, draft.standing, current);
      const told = new Map(unfit.map((one) => [one.id, one]));
      for (const one of new Set([...base.standing.keys(), ...draft.standing.keys()])) {
        const [before, wanted] = [base.standing.get(one), draft.standing.get(one)];
        if (isSameSpot(before, wanted) || told.has(one)) continue;
        const stands = rebased.get(one);
        expect(stands === undefined).toBe(wanted === undefined);
        for (const field of ['x', 'y', 'width', 'height', 'color', 'plantsPerSquare'] as const)
          if (wanted?.[field] !== before?.[field]) expect(stands?.[field]).toBe(wanted?.[field]);
      }
      for (const { id: one, now } of unfit) expect(rebased.get(one) ?? null).toEqual(now);
    }));

  it('is what a plain oracle makes of it where nobody touched the same planting or square', () =>
    each((base, draft, current) => {
      const touched = (layout: Layout): Set<string> => {
        const ids = [...new Set([...base.standing.keys(), ...layout.standing.keys()])];
        const changed = ids.filter((one) => !isSameSpot(base.standing.get(one), layout.standing.get(one)));
        const spots = changed.flatMap((one) => [base.standing.get(one), layout.standing.get(one)]);
        return new Set([
          ...changed,
          ...spots.flatMap((spot) => (spot ? squaresOf(spot) : [])),
          ...(layout.matrix === full ? [] : ['0,0']),
        ]);
      };
      const [mine, theirs] = [touched(draft), touched(current)];
      if ([...mine].some((one) => theirs.has(one))) return;
      const oracle = new Map(current.standing);
      for (const one of mine) {
        const wanted = draft.standing.get(one);
        if (wanted) oracle.set(one, wanted);
        else oracle.delete(one);
      }
      const rebased = rebaseLayout(base, draft.standing, current);
      expect(rebased.unfit).toEqual([]);
      expect(byId(rebased.draft)).toEqual(byId(oracle));
    }));

  it('is the draft where nothing changed, and what others made where the draft changed nothing', () =>
    each((base, draft, current) => {
      expect(byId(rebaseLayout(base, draft.standing, base).draft)).toEqual(byId(draft.standing));
      const clean = rebaseLayout(base, base.standing, current);
      expect(byId(clean.draft)).toEqual(byId(current.standing));
      expect(clean.unfit).toEqual([]);
    }));
});

describe('EDT-1 the difference between a layout and a draft of it', () => {
  it('leads from one to the other, and says nothing where they are alike', () => {
    fc.assert(
      fc.property(start, changesBy('h'), (base, here) => {
        const draft = after(base, withoutGround(here));
        const made = changeLayout(
          base,
          layoutDifference(base, draft.standing, () => end),
        );
        expect(made.ok && byId(made.layout.standing)).toEqual(byId(draft.standing));
        expect(layoutDifference(draft, draft.standing, () => end)).toEqual([]);
        const kept = [...draft.standing.values()].filter((one) => isSameSpot(one, base.standing.get(one.id)));
        const named = layoutDifference(base, draft.standing, () => end).flatMap((one) =>
          one.type === 'reshape' ? [] : one.type === 'place' ? [one.planting.id] : [one.id],
        );
        for (const one of kept) expect(named).not.toContain(one.id);
      }),
      { numRuns: 1000 },
    );
  });
});

const squaresOf = ({ x, y, width, height }: PlantingSpot): string[] =>
  Array.from({ length: width * height }, (_, n) => `${x + (n % width)},${y + Math.floor(n / width)}`);

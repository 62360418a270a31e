import fc from 'fast-check';
import type { Matrix } from '../matrix';
import { changeLayout } from './change-layout';
import type { Layout, LayoutChange } from './layout-change';
import { comingDifference, comingOf, rebaseComing } from './rebase-coming';
import { NO_SEASON } from './season-plan';

const SIDE = 3;
const full: Matrix = Array.from({ length: SIDE }, () => new Array<0 | 1>(SIDE).fill(1));
const notched: Matrix = full.map((row, y) => row.map((_, x) => (x === 0 && y === 0 ? 0 : 1)));
const empty: Layout = { matrix: full, standing: new Map(), ended: new Map(), season: NO_SEASON };
const today = '2026-05-22';

const at = { x: fc.nat(SIDE - 1), y: fc.nat(SIDE - 1) };
const rest = {
  ...{ width: fc.integer({ min: 1, max: 2 }), height: fc.constant(1), plantId: fc.constant('pea') },
  ...{ color: fc.constantFrom('#000000', '#ffffff'), plantsPerSquare: fc.constantFrom(null, 4) },
};
/** What a page places has an id that no other page makes. */
const changesBy = (page: string, shared: readonly string[]) => {
  const own = [`${page}1`, `${page}2`];
  const id = fc.constantFrom(...shared, ...own);
  const after = fc.option(id);
  return fc.array(
    fc.oneof(
      fc
        .record({ planting: fc.record({ id: fc.constantFrom(...own), ...at, ...rest }), after })
        .map((one) => ({ type: 'place' as const, ...one })),
      fc.record({ type: fc.constant('put-after' as const), id, after }),
      fc.record({ type: fc.constant('move' as const), id, ...at }),
      fc.record({ type: fc.constant('recolor' as const), id, color: rest.color }),
      id.map((one) => ({ type: 'end' as const, id: one, how: 'mistake' as const, cause: null, day: today })),
      id.map((one) => ({ type: 'restore' as const, id: one })),
    ),
    { maxLength: 14, size: 'max' },
  );
};
const sow = fc
  .constantFrom('s1', 's2', 's3')
  .map((id): LayoutChange => ({ type: 'do-step', id, step: 'sow', day: today }));
const reshape: LayoutChange = { type: 'reshape', turns: 0, shift: { x: 0, y: 0 }, matrix: notched };

/** Made one by one, as a gardener makes them; what cannot be is left out. */
const after = (layout: Layout, changes: readonly LayoutChange[]): Layout =>
  changes.reduce((before, change) => {
    const made = changeLayout(before, [change]);
    return made.ok ? made.layout : before;
  }, layout);

const shared = ['s1', 's2', 's3'];
const start = fc
  .array(
    fc
      .record({
        planting: fc.record({ id: fc.constantFrom(...shared), ...at, ...rest }),
        after: fc.option(fc.constantFrom(...shared)),
      })
      .map((one) => ({ type: 'place' as const, ...one })),
    { maxLength: 8 },
  )
  .map((changes) => after(empty, changes));
const stories = fc.record({
  base: start,
  here: changesBy('h', shared),
  there: fc.tuple(changesBy('t', shared), fc.array(sow, { maxLength: 1 }), fc.boolean()),
});
const byId = <Spot extends { readonly id: string }>(all: ReadonlyMap<string, Spot>): Spot[] =>
  [...all.values()].toSorted((a, b) => a.id.localeCompare(b.id));

describe('EDT-4 any draft of what is to come, on ground that others have changed', () => {
  const each = (check: (base: Layout, draft: Layout, current: Layout) => void) =>
    fc.assert(
      fc.property(stories, ({ base, here, there: [changes, sown, isCut] }) => {
        const others = [...changes, ...sown, ...(isCut ? [reshape] : [])];
        check(base, after(base, here), after(base, others));
      }),
      { numRuns: 400 },
    );

  it('is legal, the act that leads there is made, and every change is kept or told', () =>
    each((base, draft, current) => {
      const rebased = rebaseComing(base, comingOf(draft), current);
      const made = changeLayout(current, comingDifference(current, rebased.draft, today));
      expect(made.ok ? byId(comingOf(made.layout)) : made).toEqual(byId(rebased.draft));
      const told = new Map(rebased.unfit.map((one) => [one.id, one]));
      const [before, wanted] = [comingOf(base), comingOf(draft)];
      for (const id of new Set([...before.keys(), ...wanted.keys()])) {
        if (told.has(id)) continue;
        const [was, want, is] = [before.get(id), wanted.get(id), rebased.draft.get(id)];
        for (const field of ['x', 'y', 'width', 'color', 'plantsPerSquare', 'after'] as const)
          if (want?.[field] !== was?.[field])
            expect([id, field, is?.[field]]).toEqual([id, field, want?.[field]]);
      }
      for (const { id, now } of told.values()) expect(rebased.draft.get(id) ?? null).toEqual(now);
    }));

  it('takes nothing from others: what the draft left alone is as they made it', () =>
    each((base, draft, current) => {
      const rebased = rebaseComing(base, comingOf(draft), current);
      const [before, wanted, now] = [comingOf(base), comingOf(draft), comingOf(current)];
      for (const id of new Set([...before.keys(), ...now.keys()]))
        if (JSON.stringify(before.get(id)) === JSON.stringify(wanted.get(id)))
          expect(rebased.draft.get(id)).toEqual(now.get(id));
      const clean = rebaseComing(base, comingOf(base), current);
      expect([byId(clean.draft), clean.unfit]).toEqual([byId(now), []]);
      // One that went in the draft is known as it was before, and one that came and went there to no one else: nothing
      // can come after these there.
      const isKnown = (id: string | null): boolean => {
        if (id === null || wanted.has(id)) return true;
        const [was, is] = [base, draft].map(({ season }) => season?.after.get(id) ?? null);
        const isOld = before.has(id) || base.season?.dropped.has(id) === true;
        return isOld && was === is && isKnown(is ?? null);
      };
      if ([...wanted.values()].every((one) => isKnown(one.after)))
        expect(byId(rebaseComing(base, wanted, base).draft)).toEqual(byId(wanted));
      expect(comingDifference(draft, wanted, today)).toEqual([]);
    }));
});

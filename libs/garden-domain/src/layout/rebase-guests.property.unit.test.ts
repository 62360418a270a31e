import fc from 'fast-check';
import { changeLayout } from './change-layout';
import type { Layout, LayoutChange, PlantingSpot } from './layout-change';
import { layoutDifference } from './layout-difference';
import { comingDifference, comingOf } from './rebase-coming';
import { rebaseDraft } from './rebase-draft';
import { NO_SEASON } from './season-plan';

const today = '2026-05-22';
const end = { how: 'failed', cause: null, day: today } as const;
const SIDE = 4;
const spot = (id: string, x: number, y: number, side = 1): PlantingSpot => ({
  ...{ id, plantId: 'radish', x, y, width: side, height: side, color: '#ee7733', plantsPerSquare: null },
});
const at = { x: fc.nat(SIDE - 1), y: fc.nat(SIDE - 1) };

/** What a page places has an id that no other page makes; of the host and what grew between it before, both know. */
const changesBy = (page: string): fc.Arbitrary<LayoutChange[]> => {
  const own = fc.constantFrom(`${page}1`, `${page}2`);
  const any = fc.oneof(fc.constantFrom('carrots', 'a', 'b'), own);
  return fc.array(
    fc.oneof(
      fc
        .record({
          id: own,
          ...at,
          under: fc.constantFrom(undefined, 'carrots'),
          after: fc.constantFrom(undefined, null),
        })
        .filter(({ under, after }) => under === undefined || after === null || page === 't')
        .map(({ id, x, y, ...relations }) => ({
          type: 'place' as const,
          planting: spot(id, x, y),
          ...relations,
        })),
      fc.record({ type: fc.constant('move' as const), id: any, ...at }),
      any.map((id) => ({ type: 'end' as const, id, ...end })),
      any.map((id) => ({ type: 'restore' as const, id })),
    ),
    { maxLength: 8, size: 'max' },
  );
};

/** Made one by one, as a gardener makes them; what cannot be is left out. */
const after = (layout: Layout, changes: readonly LayoutChange[]): Layout =>
  changes.reduce((before, change) => {
    const made = changeLayout(before, [change]);
    return made.ok ? made.layout : before;
  }, layout);

const bed = after(
  {
    matrix: Array.from({ length: SIDE }, () => new Array<0 | 1>(SIDE).fill(1)),
    ...{ standing: new Map(), ended: new Map(), season: NO_SEASON },
  },
  [
    { type: 'place', planting: spot('carrots', 0, 0, 2) },
    { type: 'place', planting: spot('a', 0, 0), under: 'carrots' },
    { type: 'place', planting: spot('b', 1, 1), under: 'carrots', after: null },
  ],
);
const byId = (all: ReadonlyMap<string, PlantingSpot>) =>
  [...all.values()].map(({ id, x, y }) => `${id} ${x},${y}`).toSorted();

it('SEA-8, EDT-4 any draft with plantings between others can be saved on what others have made', () => {
  fc.assert(
    fc.property(changesBy('h'), changesBy('t'), (here, there) => {
      const [draft, current] = [after(bed, here), after(bed, there)];
      const changed = { standing: draft.standing, coming: comingOf(draft) };
      const { standing: stands, coming: comes } = rebaseDraft(bed, changed, current);
      const act = changeLayout(current, [
        ...layoutDifference(current, stands.draft, () => end),
        ...comingDifference(current, comes.draft, today),
      ]);
      expect(act.ok ? [byId(act.layout.standing), byId(act.layout.season.coming)] : act).toEqual([
        byId(stands.draft),
        byId(comes.draft),
      ]);
    }),
    { numRuns: 1500 },
  );
});

import { changeLayout } from './change-layout';
import type { Layout, LayoutChange, PlantingSpot } from './layout-change';
import { comingOf } from './rebase-coming';
import { rebaseDraft } from './rebase-draft';

const today = '2026-05-22';
const spot = (id: string, x: number): PlantingSpot => ({
  ...{ id, plantId: 'radish', x, y: 0, width: 1, height: 1, color: '#ee7733', plantsPerSquare: null },
});
const made = (before: Layout, ...changes: LayoutChange[]): Layout => {
  const act = changeLayout(before, changes);
  if (!act.ok) throw new Error(JSON.stringify(act));
  return act.layout;
};
const sown = (day: string | null): LayoutChange => ({ type: 'do-step', id: 'peas', step: 'sow', day });
const move: LayoutChange = { type: 'move', id: 'peas', x: 2, y: 0 };
const gone: LayoutChange = { type: 'end', id: 'peas', how: 'mistake', cause: null, day: today };

const comes = made(
  { matrix: [[1, 1, 1]], standing: new Map(), ended: new Map() },
  { type: 'place', planting: spot('peas', 0), after: null },
);
const stands = made(comes, sown(today));

/** What a draft becomes of which one side knew a planting as standing and the other one as to come. */
function rebased(base: Layout, draft: Layout, current: Layout, kept?: ReadonlySet<string>) {
  const changed = { standing: draft.standing, coming: comingOf(draft) };
  const { standing, coming } = rebaseDraft(base, changed, current, kept);
  const told = (
    unfit: readonly { id: string; wanted: PlantingSpot | null; now: PlantingSpot | null; why: string }[],
  ) => unfit.map(({ id, wanted, now, why }) => [id, wanted && wanted.x, now && now.x, why]);
  return {
    ...{ stand: [...standing.draft.keys()], come: [...coming.draft.keys()] },
    ...{ standing: told(standing.unfit), coming: told(coming.unfit) },
  };
}

describe('EDT-4 a planting that others have sown meanwhile, or said not to be sown', () => {
  it('is told as what it is now, where the draft has moved it', () => {
    expect(rebased(stands, made(stands, move), made(stands, sown(null)))).toEqual({
      ...{ stand: [], come: ['peas'], standing: [], coming: [['peas', 2, 0, 'changed']] },
    });
    expect(rebased(comes, made(comes, move), made(comes, sown(today)))).toEqual({
      ...{ stand: ['peas'], come: [], standing: [['peas', 2, 0, 'changed']], coming: [] },
    });
  });

  it('is told, where the draft has taken it out', () => {
    expect(rebased(stands, made(stands, gone), made(stands, sown(null)))).toEqual({
      ...{ stand: [], come: ['peas'], standing: [], coming: [['peas', null, 0, 'changed']] },
    });
    expect(rebased(comes, made(comes, gone), made(comes, sown(today)))).toEqual({
      ...{ stand: ['peas'], come: [], standing: [['peas', null, 0, 'changed']], coming: [] },
    });
  });

  it('is told, where the draft has put it back that others have put back as well', () => {
    const out = made(stands, gone);
    expect(rebased(out, stands, made(out, { type: 'restore', id: 'peas' }, sown(null)))).toEqual({
      ...{ stand: [], come: ['peas'], standing: [], coming: [['peas', 0, 0, 'changed']] },
    });
    const dropped = made(comes, gone);
    expect(rebased(dropped, comes, made(dropped, { type: 'restore', id: 'peas' }, sown(today)))).toEqual({
      ...{ stand: ['peas'], come: [], standing: [['peas', 0, 0, 'changed']], coming: [] },
    });
  });

  it('goes without a word where the draft has left it alone', () => {
    const nothing = { standing: [], coming: [] };
    expect(rebased(stands, stands, made(stands, sown(null)))).toEqual({
      stand: [],
      come: ['peas'],
      ...nothing,
    });
    expect(rebased(comes, comes, made(comes, sown(today)))).toEqual({
      stand: ['peas'],
      come: [],
      ...nothing,
    });
  });
});

describe('EDT-4 a change that the garden has refused', () => {
  const kept = new Set(['peas']);
  it('goes back to how it is in the garden, and is told', () => {
    expect(rebased(stands, made(stands, move), stands, kept).standing).toEqual([['peas', 2, 0, 'no-room']]);
    expect(rebased(stands, made(stands, gone), stands, kept).standing).toEqual([
      ['peas', null, 0, 'changed'],
    ]);
    expect(rebased(comes, made(comes, move), comes, kept).coming).toEqual([['peas', 2, 0, 'no-room']]);
    expect(rebased(comes, made(comes, gone), comes, kept).coming).toEqual([['peas', null, 0, 'changed']]);
    const other: LayoutChange = { type: 'place', planting: spot('beans', 1), after: 'peas' };
    expect(rebased(comes, made(comes, move, other), comes, kept).come).toEqual(['peas', 'beans']);
  });
});

import { changeLayout } from './change-layout';
import type { Layout, LayoutChange, PlantingSpot } from './layout-change';
import { layoutDifference } from './layout-difference';
import { comingDifference, comingOf } from './rebase-coming';
import { rebaseDraft } from './rebase-draft';
import { NO_SEASON } from './season-plan';

const today = '2026-05-22';
const end = { how: 'failed', cause: null, day: today } as const;
const spot = (id: string, x: number, y: number, side = 1): PlantingSpot => ({
  ...{ id, plantId: 'radish', x, y, width: side, height: side, color: '#ee7733', plantsPerSquare: null },
});
const place = (planting: PlantingSpot, more: object = {}): LayoutChange => ({
  type: 'place',
  planting,
  ...more,
});
const move = (id: string, x: number, y: number): LayoutChange => ({ type: 'move', id, x, y });
const gone = (id: string): LayoutChange => ({ type: 'end', id, ...end });
const among = { under: 'carrots' };
const later = { ...among, after: null };

const made = (before: Layout, ...changes: LayoutChange[]): Layout => {
  const act = changeLayout(before, changes);
  if (!act.ok) throw new Error(`${act.problem} at ${act.index}`);
  return act.layout;
};
/** Carrots on four squares in the corner of 4 × 2, a radish between them in the first. */
const bed = made(
  {
    matrix: [
      [1, 1, 1, 1],
      [1, 1, 1, 1],
    ],
    standing: new Map(),
    ended: new Map(),
    season: NO_SEASON,
  },
  place(spot('carrots', 0, 0, 2)),
  place(spot('radish', 0, 0), among),
);

/** What a draft of the bed becomes on what others made of it, and that it can be saved. */
function rebased(draft: Layout, current: Layout) {
  const changed = { standing: draft.standing, coming: comingOf(draft) };
  const { standing: stands, coming: comes } = rebaseDraft(bed, changed, current);
  const changes = [
    ...layoutDifference(current, stands.draft, () => end),
    ...comingDifference(current, comes.draft, today),
  ];
  const act = changeLayout(current, changes);
  const at = ({ id, x, y }: PlantingSpot) => `${id} ${x},${y}`;
  return {
    saved: act.ok ? [...act.layout.standing.values()].map(at).toSorted() : act,
    coming: act.ok ? [...act.layout.season.coming.values()].map(at).toSorted() : act,
    told: [...stands.unfit, ...comes.unfit].map(({ id, why }) => `${id} ${why}`),
  };
}

describe('SEA-8, EDT-4 a draft with plantings between others, on what others have changed', () => {
  it('takes what grows between back with its host, whose new ground is taken', () => {
    const draft = made(bed, move('carrots', 2, 0), move('radish', 2, 0));
    expect(rebased(draft, made(bed, place(spot('bean', 3, 1))))).toEqual({
      saved: ['bean 3,1', 'carrots 0,0', 'radish 0,0'],
      coming: [],
      told: ['carrots no-room', 'radish no-room'],
    });
  });

  it('leaves what grew between where it stands once its host was ended', () => {
    const draft = made(bed, move('carrots', 2, 0), move('radish', 2, 0));
    expect(rebased(draft, made(bed, gone('carrots')))).toEqual({
      saved: ['radish 0,0'],
      coming: [],
      told: ['carrots ended', 'radish no-room'],
    });
  });

  it('tells of a square between that someone else has taken', () => {
    const current = made(bed, place(spot('onion', 1, 0), among));
    expect(rebased(made(bed, move('radish', 1, 0)), current)).toEqual({
      saved: ['carrots 0,0', 'onion 1,0', 'radish 0,0'],
      coming: [],
      told: ['radish no-room'],
    });
    expect(rebased(made(bed, place(spot('cress', 1, 0), later)), current)).toEqual({
      saved: ['carrots 0,0', 'onion 1,0', 'radish 0,0'],
      coming: [],
      told: ['cress no-room'],
    });
  });

  it('keeps a new one between its host, and tells of it where that was moved or is gone', () => {
    const draft = made(bed, place(spot('cress', 1, 1), later));
    expect(rebased(draft, made(bed, place(spot('bean', 3, 1))))).toEqual({
      saved: ['bean 3,1', 'carrots 0,0', 'radish 0,0'],
      coming: ['cress 1,1'],
      told: [],
    });
    const moved = made(bed, move('carrots', 2, 0), move('radish', 2, 0));
    expect(rebased(draft, moved)).toEqual({
      saved: ['carrots 2,0', 'radish 2,0'],
      coming: [],
      told: ['cress no-room'],
    });
    expect(rebased(draft, made(bed, gone('carrots')))).toEqual({
      saved: ['radish 0,0'],
      coming: [],
      told: ['cress no-room'],
    });
  });

  it('gives the square of a host that the draft removed to who grows between it by now', () => {
    const draft = made(bed, gone('carrots'), place(spot('bean', 1, 1)));
    expect(rebased(draft, made(bed, place(spot('onion', 1, 1), among)))).toEqual({
      saved: ['onion 1,1', 'radish 0,0'],
      coming: [],
      told: ['bean no-room'],
    });
  });

  it('takes a host out between and after which others plan two plantings of one square', () => {
    const planned = made(bed, place(spot('cress', 1, 1), later), place(spot('bean', 1, 1), { after: null }));
    expect(rebased(made(bed, gone('carrots')), planned)).toEqual({
      saved: ['radish 0,0'],
      coming: ['bean 1,1', 'cress 1,1'],
      told: [],
    });
  });

  it('carries what others changed of one between to where the draft moved its host', () => {
    const draft = made(bed, move('carrots', 2, 0), move('radish', 2, 0));
    const current = made(bed, { type: 'recolor', id: 'radish', color: '#ffffff' });
    expect(rebased(draft, current)).toEqual({
      saved: ['carrots 2,0', 'radish 2,0'],
      coming: [],
      told: [],
    });
  });
});

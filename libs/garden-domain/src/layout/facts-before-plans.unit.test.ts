import { changeLayout } from './change-layout';
import type { Layout, LayoutChange, PlantingSpot } from './layout-change';
import { undoChanges } from './undo-changes';

const today = '2026-05-22';
const spot = (id: string, x: number, side = 1): PlantingSpot => ({
  ...{ id, plantId: 'radish', x, y: 0, width: side, height: side, color: '#ee7733', plantsPerSquare: null },
});
const plan = (id: string, x: number, more: object): LayoutChange => ({
  ...{ type: 'place', planting: spot(id, x), after: null },
  ...more,
});
const made = (before: Layout, ...changes: LayoutChange[]): Layout => {
  const act = changeLayout(before, changes);
  if (!act.ok) throw new Error(JSON.stringify(act));
  return act.layout;
};
const refused = (before: Layout, ...changes: LayoutChange[]) => {
  const act = changeLayout(before, changes);
  return act.ok ? null : [act.index, act.problem, act.id, act.by];
};
const harvested: LayoutChange = {
  ...{ type: 'end', id: 'carrots', how: 'harvested', cause: null, day: today },
};

/** Carrots, cress to come between them, and beans to come after them on the same square. */
const bed = made(
  {
    matrix: [
      [1, 1, 1],
      [1, 1, 1],
    ],
    standing: new Map([['carrots', spot('carrots', 0, 2)]]),
    ended: new Map(),
  },
  plan('cress', 0, { under: 'carrots' }),
  plan('beans', 0, { after: 'carrots' }),
);

describe('SEA-8 what has happened in a garden', () => {
  it('is not refused for what is planned: carrots are harvested though two plans share their square then', () => {
    const out = made(bed, harvested);
    expect([...(out.season?.coming.keys() ?? [])]).toEqual(['cress', 'beans']);
    expect(made(out, ...undoChanges(bed, out, today)).standing.has('carrots')).toBe(true);
  });

  it('leaves the bed to be worked on, where the two are in no order', () => {
    const out = made(bed, harvested);
    expect(refused(out, { type: 'recolor', id: 'beans', color: '#ffffff' })).toBeNull();
    expect(refused(out, { type: 'place', planting: spot('onion', 2) })).toBeNull();
    expect(refused(out, { type: 'do-step', id: 'cress', step: 'sow', day: today })).toBeNull();
    expect(refused(out, { type: 'put-after', id: 'beans', after: 'cress' })).toBeNull();
    expect(refused(out, { type: 'move', id: 'beans', x: 1, y: 0 })).toBeNull();
  });

  it('still refuses what an act itself puts in no order', () => {
    const out = made(bed, harvested);
    expect(refused(out, plan('leek', 0, {}))).toEqual([0, 'occupied', 'leek', 'cress']);
    expect(refused(out, { type: 'put-after', id: 'beans', after: null })).toEqual([
      ...[0, 'occupied', 'beans', 'cress'],
    ]);
    const apart = made(out, { type: 'move', id: 'beans', x: 1, y: 0 });
    expect(refused(apart, { type: 'move', id: 'beans', x: 0, y: 0 })).toEqual([
      ...[0, 'occupied', 'beans', 'cress'],
    ]);
  });

  it('still refuses to cut a chain by which two others are in order', () => {
    const chained = made(bed, plan('peas', 2, { after: 'beans' }), plan('leek', 0, { after: 'peas' }));
    expect(refused(chained, { type: 'put-after', id: 'peas', after: null })).toEqual([
      ...[0, 'occupied', 'leek', 'beans'],
    ]);
    expect(refused(chained, { type: 'move', id: 'peas', x: 1, y: 0 })).toBeNull();
  });

  it('lets what grew between others take room among slower ones itself, once these are out', () => {
    const out = made(bed, harvested, { type: 'do-step', id: 'cress', step: 'sow', day: today });
    const between = plan('dill', 0, { under: 'cress' });
    expect(refused(bed, between)?.slice(0, 2)).toEqual([0, 'no-host']);
    expect(refused(out, between)).toBeNull();
  });
});

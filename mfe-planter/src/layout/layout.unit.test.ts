import type { Matrix } from '@planted/garden-domain';
import { layoutProblem } from '@planted/garden-domain';
import fc from 'fast-check';
import { record, redo, startHistory, undo } from './history';
import {
  changePlant,
  chooseAnew,
  EMPTY_LAYOUT,
  type Layout,
  leftToPlace,
  move,
  place,
  placementAt,
  recolor,
  remove,
} from './layout';
import { parseSide, type SelectedPlant } from './selected-plant';

const bed: Matrix = [
  [1, 1, 1, 1],
  [1, 1, 1, 1],
  [1, 1, 0, 0],
];
const plant = (plantId: string, wanted: number, side = 1): SelectedPlant => ({
  plantId,
  name: plantId,
  wanted,
  plantingWidth: side,
  plantingHeight: side,
  color: '#aac62f',
  imageUrl: `/${plantId}.svg`,
  smallImageUrl: `/small/${plantId}.svg`,
});
const chosen: Layout = { ...EMPTY_LAYOUT, plants: [plant('tomato', 2, 2), plant('carrot', 3)] };

describe('placing', () => {
  it('PLT-4 puts a plant where it fits and counts it', () => {
    const layout = place(bed, chosen, 'tomato', 0, 0, 'a');
    expect(layout.placements).toEqual([
      { id: 'a', plantId: 'tomato', plantName: 'tomato', color: '#aac62f', x: 0, y: 0, width: 2, height: 2 },
    ]);
    expect(leftToPlace(layout, 'tomato')).toBe(1);
    expect(placementAt(layout, 1, 1)?.id).toBe('a');
    expect(placementAt(layout, 2, 1)).toBeUndefined();
  });

  it.each([
    ['outside the bed', 'tomato', 3, 0],
    ['where it cannot be planted', 'carrot', 2, 2],
    ['where something stands', 'carrot', 1, 1],
    ['a plant that was not chosen', 'basil', 3, 1],
  ])('PLT-4 ignores a drop %s', (_where, plantId, x, y) => {
    const layout = place(bed, chosen, 'tomato', 0, 0, 'a');
    expect(place(bed, layout, plantId, x, y, 'b')).toBe(layout);
  });

  it('PLT-4 does not place more than are wanted', () => {
    const once = place(bed, { ...chosen, plants: [plant('carrot', 1)] }, 'carrot', 0, 0, 'a');
    expect(place(bed, once, 'carrot', 1, 0, 'b')).toBe(once);
  });

  it('PLT-3 cannot place a plant while one of its sizes is empty', () => {
    const emptied = changePlant(chosen, 'carrot', { plantingWidth: null });
    expect(place(bed, emptied, 'carrot', 0, 0, 'a')).toBe(emptied);
  });

  it('moves a plant, over its own cells too, and not onto another', () => {
    const layout = place(bed, place(bed, chosen, 'tomato', 0, 0, 'a'), 'carrot', 3, 0, 'b');
    expect(move(bed, layout, 'a', 1, 0).placements[0]).toMatchObject({ x: 1, y: 0 });
    expect(move(bed, layout, 'a', 2, 0)).toBe(layout);
  });

  it('PLT-5 removes the whole plant and counts it back', () => {
    const layout = remove(place(bed, chosen, 'tomato', 0, 0, 'a'), 'a');
    expect(placementAt(layout, 1, 1)).toBeUndefined();
    expect(leftToPlace(layout, 'tomato')).toBe(2);
  });

  it('PLT-5 recolors all plants of a name', () => {
    const layout = place(bed, place(bed, chosen, 'carrot', 0, 0, 'a'), 'carrot', 1, 0, 'b');
    const colors = recolor(layout, 'carrot', '#fb7188').placements.map(({ color }) => color);
    expect(colors).toEqual(['#fb7188', '#fb7188']);
  });

  it('leaves the bed to the plants that are still chosen, at most as many as are wanted', () => {
    let layout = place(bed, chosen, 'tomato', 0, 0, 'a');
    layout = place(bed, place(bed, layout, 'carrot', 3, 0, 'b'), 'carrot', 3, 1, 'c');
    expect(chooseAnew(layout, [plant('carrot', 1)]).placements.map(({ id }) => id)).toEqual(['b']);
  });
});

describe('every way of working', () => {
  const actions = fc.array(
    fc.record({
      kind: fc.constantFrom('place', 'move', 'remove'),
      plantId: fc.constantFrom('tomato', 'carrot'),
      x: fc.integer({ min: -1, max: 4 }),
      y: fc.integer({ min: -1, max: 3 }),
      pick: fc.nat(5),
    }),
    { maxLength: 30 },
  );

  it('PLT-4 keeps the layout legal, and undo brings back each step exactly', () => {
    fc.assert(
      fc.property(actions, (steps) => {
        let history = startHistory(chosen);
        const seen = [chosen];
        for (const [n, { kind, plantId, x, y, pick }] of steps.entries()) {
          const layout = history.present;
          const id = layout.placements[pick]?.id ?? '';
          const next =
            kind === 'place'
              ? place(bed, layout, plantId, x, y, `p${n}`)
              : kind === 'move'
                ? move(bed, layout, id, x, y)
                : remove(layout, id);
          history = record(history, kind, next);
          if (history.present !== seen.at(-1)) seen.push(history.present);
          expect(layoutProblem(bed, next.placements)).toBeUndefined();
          for (const { plantId: each, wanted } of next.plants)
            expect(leftToPlace(next, each) + next.placements.filter((p) => p.plantId === each).length).toBe(
              wanted,
            );
        }
        const last = history.present;
        for (const value of seen.toReversed()) {
          expect(history.present).toBe(value);
          history = undo(history);
        }
        while (history.future.length > 0) history = redo(history);
        expect(history.present).toBe(last);
      }),
    );
  });
});

describe('a size', () => {
  it.each([
    ['', null],
    [' ', null],
    ['1', 1],
    ['50', 50],
    ['0', undefined],
    ['51', undefined],
    ['2.5', undefined],
    ['-1', undefined],
    ['abc', undefined],
    ['1e9', undefined],
  ])('PLT-3 reads %j as %j', (text, side) => {
    expect(parseSide(text)).toBe(side);
  });
});

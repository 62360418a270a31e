import type { Matrix } from '@planted/garden-domain';
import { chosen } from '../testing/gardens';
import { addComing, arrivalAt, comingAt, freeSpots, moveComing, removeComing } from './coming';
import { EMPTY_LAYOUT, end, type Layout, leftToPlace, move, place, resizePlaced } from './layout';
import type { Coming } from './placed';
import { settleComing } from './settle-coming';

const matrix: Matrix = [
  [1, 1, 1],
  [1, 1, 0],
];
const plants = [chosen('pea', 2), chosen('bean', 3), chosen('squash', 1, 2)];
const one = { width: 1, height: 1 };

/** Peas on the first two squares. */
function bed(...coming: Coming[]): Layout {
  const first = place(matrix, { ...EMPTY_LAYOUT, plants }, 'pea', 0, 0, 'pea-1');
  return addComing(place(matrix, first, 'pea', 1, 0, 'pea-2'), coming);
}

const coming = (id: string, x: number, y: number, after: string | null): Coming => ({
  ...{ id, plantId: 'bean', plantName: 'bean', color: '#aac62f', ...one, x, y, after, fixed: {} },
});
const chain = (layout: Layout) => layout.coming.map(({ id, x, y, after }) => [id, x, y, after]);

describe('SEA-8 what a plant comes after', () => {
  it('is what stands there; whatever does, where there are several; none on free soil', () => {
    expect(arrivalAt(matrix, bed(), { x: 0, y: 0, ...one })).toEqual({ after: 'pea-1' });
    expect(arrivalAt(matrix, bed(), { x: 0, y: 0, width: 2, height: 2 })).toEqual({ after: null });
    expect(arrivalAt(matrix, bed(), { x: 2, y: 0, ...one })).toEqual({ after: null });
  });

  it('is the last that is to come there', () => {
    const layout = bed(coming('a', 0, 0, 'pea-1'), coming('b', 0, 0, 'a'));
    expect(arrivalAt(matrix, layout, { x: 0, y: 0, ...one })).toEqual({ after: 'b' });
    expect(comingAt(layout, 0, 0).map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('is nothing off the soil, on two chains, or where only some of what stands makes room', () => {
    const layout = bed(coming('a', 0, 0, 'pea-1'), coming('b', 0, 1, null));
    expect(arrivalAt(matrix, layout, { x: 2, y: 1, ...one })).toEqual({ problem: 'not-plantable' });
    expect(arrivalAt(matrix, layout, { x: 3, y: 0, ...one })).toEqual({ problem: 'outside' });
    // In one square each comes alone, together they would share it.
    expect(arrivalAt(matrix, layout, { x: 0, y: 0, width: 1, height: 2 })).toEqual({ problem: 'occupied' });
    // After the bean of the first square, while peas stand on the second.
    expect(arrivalAt(matrix, layout, { x: 0, y: 0, width: 2, height: 1 })).toEqual({ problem: 'occupied' });
  });
});

describe('SEA-8 what is to come', () => {
  it('counts as placed, and raises what is wanted of its kind where that is too few', () => {
    const layout = bed(coming('a', 0, 0, 'pea-1'), coming('b', 1, 0, 'pea-2'));
    expect(leftToPlace(layout, 'bean')).toBe(1);
    const more = addComing(layout, [coming('c', 2, 0, null), coming('d', 0, 1, null)]);
    expect(more.plants.find(({ plantId }) => plantId === 'bean')?.wanted).toBe(4);
  });

  it('moves up where what it comes after is taken out, moved off, or no more to come', () => {
    const layout = bed(coming('a', 0, 0, 'pea-1'), coming('b', 0, 0, 'a'));
    expect(chain(removeComing(layout, 'a'))).toEqual([['b', 0, 0, 'pea-1']]);
    expect(chain(moveComing(matrix, layout, 'a', 2, 0))).toEqual([
      ['b', 0, 0, 'pea-1'],
      ['a', 2, 0, null],
    ]);
    expect(chain(moveComing(matrix, layout, 'a', 1, 0))).toContainEqual(['a', 1, 0, 'pea-2']);
    expect(moveComing(matrix, layout, 'a', 2, 1)).toBe(layout);
  });

  it('comes after what is put on its squares', () => {
    const layout = bed(coming('a', 2, 0, null));
    expect(settleComing(layout)).toBe(layout);
    expect(chain(settleComing(move(matrix, layout, 'pea-2', 2, 0)))).toEqual([['a', 2, 0, 'pea-2']]);
    // The peas have gone elsewhere: it is still theirs to make room, and no one else's.
    const followed = bed(coming('a', 0, 0, 'pea-1'));
    expect(chain(settleComing(move(matrix, followed, 'pea-1', 0, 1)))).toEqual([['a', 0, 0, 'pea-1']]);
    expect(chain(settleComing(end(followed, 'pea-1')))).toEqual([['a', 0, 0, 'pea-1']]);
  });

  it('finds free squares from a corner on, then from the first row', () => {
    const layout = bed(coming('a', 2, 0, null));
    const at = (from: { x: number; y: number }, most: number) =>
      freeSpots(matrix, layout, { x: 0, y: 0, ...one }, from, most).map(({ x, y }) => [x, y]);
    expect(at({ x: 1, y: 1 }, 3)).toEqual([
      [1, 1],
      [0, 1],
    ]);
    expect(at({ x: 0, y: 0 }, 1)).toEqual([[0, 1]]);
  });
});

describe('SEA-8 what was put between others', () => {
  const between = (id: string, x: number): Coming => ({ ...coming(id, x, 0, null), under: 'pea-2' });

  it('moves along with these, and stays where it is once it lies elsewhere', () => {
    const layout = bed(between('in', 1), between('out', 2));
    expect(chain(move(matrix, layout, 'pea-2', 0, 1))).toEqual([
      ['in', 0, 1, null],
      ['out', 2, 0, null],
    ]);
    expect(
      resizePlaced(matrix, bed(between('out', 2)), 'pea-2', { width: 1, height: 2 }).placements[1],
    ).toMatchObject({ height: 2 });
  });

  it('takes its turn with others there, where it is carried back', () => {
    const layout = bed(between('in', 1), between('out', 2));
    expect(arrivalAt(matrix, layout, { x: 1, y: 0, ...one }, 'out')).toEqual({ after: 'in' });
    expect(arrivalAt(matrix, layout, { x: 0, y: 0, ...one }, 'out')).toEqual({ after: 'pea-1' });
  });

  it('comes before what was to come after these, once these are taken out', () => {
    const layout = bed(coming('then', 1, 0, 'pea-2'), between('in', 1));
    expect(settleComing(layout)).toBe(layout);
    expect(chain(settleComing(end(layout, 'pea-2')))).toEqual([
      ['then', 1, 0, 'in'],
      ['in', 1, 0, null],
    ]);
  });
});

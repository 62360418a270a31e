import { EMPTY_LAYOUT, type Layout } from '../../layout/layout';
import type { Coming } from '../../layout/placed';
import { comingAfterEach } from './coming-after-each';

const matrix = [
  [1, 1, 1],
  [1, 1, 1],
] as const;
const kind = (plantId: string, wanted: number, plantingWidth = 1) => ({
  ...{ plantId, name: plantId, wanted, plantingWidth, plantingHeight: 1, color: '#aac62f' },
  ...{ imageUrl: '', smallImageUrl: '' },
});
const at = (id: string, plantId: string, x: number, y: number, width = 1) => ({
  ...{ id, plantId, plantName: plantId, color: '#aac62f', x, y, width, height: 1 },
});
const first: Coming = { ...at('first', 'bean', 1, 0), after: 'peas 2', fixed: {} };

/** Peas on three squares, a radish on one, and so many beans left to place. */
const layoutOf = (beans: number, more: Partial<Layout> = {}): Layout => ({
  ...EMPTY_LAYOUT,
  plants: [kind('bean', beans), kind('pea', 3), kind('radish', 1)],
  placements: [
    ...[at('peas 3', 'pea', 0, 1), at('peas 1', 'pea', 0, 0), at('peas 2', 'pea', 1, 0)],
    at('radish', 'radish', 2, 0),
  ],
  coming: [],
  ...more,
});
function put(layout: Layout): string[] {
  let ids = 0;
  const newId = () => String((ids += 1));
  return comingAfterEach(matrix, layout, first, newId).map(
    ({ id, x, y, after }) => `${id} ${x},${y} ${after}`,
  );
}

describe('SEA-8 a kind after each planting of another', () => {
  it('begins with the square that was pressed, and goes on row by row', () => {
    expect(put(layoutOf(5))).toEqual(['first 1,0 peas 2', '1 0,0 peas 1', '2 0,1 peas 3']);
  });

  it('puts no more than are left to place', () => {
    expect(put(layoutOf(2))).toEqual(['first 1,0 peas 2', '1 0,0 peas 1']);
    expect(put(layoutOf(1))).toEqual(['first 1,0 peas 2']);
  });

  it('passes over what something comes after already, and over squares of other kinds', () => {
    const kale = { ...at('kale', 'kale', 0, 0), after: 'peas 1', fixed: {} };
    expect(put(layoutOf(5, { coming: [kale] }))).toEqual(['first 1,0 peas 2', '1 0,1 peas 3']);
    const wide = layoutOf(5, { plants: [kind('bean', 5, 2), kind('pea', 3), kind('radish', 1)] });
    // Two squares wide, it would need the square of what comes first, too.
    expect(put(wide)).toEqual(['first 1,0 peas 2', '1 0,1 peas 3']);
  });

  it('is one where it comes after whatever stands there', () => {
    const nobody = comingAfterEach(matrix, layoutOf(5), { ...first, after: null }, () => 'new');
    expect(nobody).toHaveLength(1);
  });
});

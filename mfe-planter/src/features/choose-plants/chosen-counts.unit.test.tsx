import { catalogueRow } from '@planted/contracts/testing';
import { changeCount, selectionOf, totalOf } from './chosen-counts';

const fern = catalogueRow({ id: 'fern', plant_name: 'Boston Fern', plant_type: 'house plant' });
const aloe = catalogueRow({ id: 'aloe', plant_name: 'Aloe', plant_type: 'house plant' });

describe('counting what is chosen', () => {
  it('PLT-2 never goes below 0', () => {
    const none = new Map<string, number>();
    expect(changeCount(none, 'aloe', -1)).toBe(none);
    const one = changeCount(none, 'aloe', 1);
    expect(totalOf(one)).toBe(1);
    expect(changeCount(one, 'aloe', -1).size).toBe(0);
  });

  it('stops at what a garden can hold', () => {
    const full = new Map([['aloe', 2500]]);
    expect(changeCount(full, 'fern', 1)).toBe(full);
  });

  it('hands the selection on with a color for each plant, keeping earlier colors and sizes', () => {
    const [first] = selectionOf(new Map([['aloe', 1]]), [aloe, fern], []);
    const again = selectionOf(
      new Map([
        ['aloe', 3],
        ['fern', 2],
      ]),
      [aloe, fern],
      [{ ...(first as NonNullable<typeof first>), plantingWidth: 2, color: '#fb7188' }],
    );
    expect(again[0]).toMatchObject({ plantId: 'aloe', wanted: 3, plantingWidth: 2, color: '#fb7188' });
    expect(again[1]).toMatchObject({ plantId: 'fern', name: 'Boston Fern', wanted: 2, plantingWidth: 1 });
    expect(again[1]?.color).toMatch(/^#[0-9a-f]{6}$/);
    expect(again[1]?.color).not.toBe('#fb7188');
  });
});

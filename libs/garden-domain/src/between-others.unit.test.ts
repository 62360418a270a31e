import { betweenOthers } from './between-others';

const planting = (id: string, x: number, side: number, more: object = {}) => ({
  ...{ id, x, y: 0, width: side, height: side },
  ...more,
});
type Drawn = ReturnType<typeof planting> & { readonly isBetween?: boolean };
const marksOf = (...plantings: Drawn[]): [string, boolean][] =>
  betweenOthers(plantings).map(({ id, isBetween = false }) => [id, isBetween]);

describe('SEA-8 plants in squares of others', () => {
  it('are marked and come after them, and the list is the same where there are none', () => {
    expect(marksOf(planting('radish', 1, 1), planting('carrot', 0, 2))).toEqual([
      ['carrot', false],
      ['radish', true],
    ]);
    const apart = [planting('radish', 2, 1), planting('carrot', 0, 2)];
    expect(betweenOthers(apart)).toBe(apart);
  });

  it('are the faster ones on the same squares, and the later ones where that is not known', () => {
    const [fast, slow] = [{ daysToMaturity: 28 }, { daysToMaturity: 70 }];
    const expected = [
      ['carrot', false],
      ['radish', true],
    ];
    expect(marksOf(planting('radish', 0, 1, fast), planting('carrot', 0, 1, slow))).toEqual(expected);
    expect(marksOf(planting('carrot', 0, 1, slow), planting('radish', 0, 1, fast))).toEqual(expected);
    expect(marksOf(planting('carrot', 0, 1), planting('radish', 0, 1))).toEqual(expected);
  });

  it('are left as they say of themselves', () => {
    const plants = [planting('radish', 0, 1, { isBetween: false }), planting('carrot', 0, 2)];
    expect(marksOf(...plants)).toEqual([
      ['radish', false],
      ['carrot', false],
    ]);
  });
});

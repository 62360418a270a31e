import { coveredSquares, coverWords, densityWords, plantsIn, squaresOf } from './density';

const square = { width: 1, height: 1 };

describe('square-foot density', () => {
  it.each([
    ['carrots', square, 16, '16 plants in 1 square'],
    ['a lettuce given more room', { width: 2, height: 2 }, 4, '1 plant in 4 squares'],
    ['lettuces', square, 4, '4 plants in 1 square'],
    ['one squash', { width: 3, height: 3 }, undefined, '1 plant in 9 squares'],
    ['a bean of two', square, 2, '2 plants in 1 square'],
  ])('distinguishes plants and squares of %s', (_what, size, perSquare, words) => {
    expect(densityWords(plantsIn(size, perSquare), squaresOf(size))).toBe(words);
  });

  it('SEA-8 counts a square once in which two grow', () => {
    const carrots = { x: 0, y: 1, width: 2, height: 2 };
    const radishes = [0, 1].map((x) => ({ ...square, x, y: 2 }));
    expect(coveredSquares([carrots, ...radishes])).toBe(4);
    expect(coveredSquares([carrots, { ...square, x: 2, y: 1 }])).toBe(5);
    expect(coveredSquares([])).toBe(0);
  });

  it('REA-6 says plants and squares of a bed', () => {
    expect(coverWords(9, 38, 46)).toBe('9 plants on 38 of 46 squares');
    expect(coverWords(1, 1, 1)).toBe('1 plant on 1 of 1 square');
  });
});

import fc from 'fast-check';
import {
  areaOf,
  checkMatrix,
  formatMatrix,
  type Matrix,
  parseMatrix,
  rotateClockwise,
  trimMatrix,
} from './matrix';

const matrices = fc
  .tuple(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 50 }))
  .chain(([width, height]) =>
    fc.array(fc.array(fc.constantFrom<0 | 1>(0, 1), { minLength: width, maxLength: width }), {
      minLength: height,
      maxLength: height,
    }),
  )
  .filter((matrix) => areaOf(matrix) > 0);

describe('a matrix', () => {
  it('reads back what it wrote', () => {
    fc.assert(
      fc.property(matrices, (matrix) => {
        expect(parseMatrix(formatMatrix(matrix))).toEqual({ ok: true, matrix });
      }),
    );
  });

  it.each([
    ['', 'empty'],
    ['\n', 'empty'],
    ['1,2', 'not-a-number'],
    ['1,', 'not-a-number'],
    ['1,NaN', 'not-a-number'],
    ['1,1\n1', 'ragged'],
    ['0,0\n0,0', 'nothing-plantable'],
    [Array(51).fill('1').join(','), 'too-large'],
    [Array(51).fill('1').join('\n'), 'too-large'],
  ])('refuses %j as %s', (text, problem) => {
    expect(parseMatrix(text)).toEqual({ ok: false, problem });
  });

  it('refuses a matrix without rows', () => {
    expect(checkMatrix([])).toEqual({ ok: false, problem: 'empty' });
  });

  it('DES-13 loses its empty rows and columns, and no cell', () => {
    const matrix: Matrix = [
      [0, 0, 0, 0],
      [0, 0, 1, 0],
      [0, 1, 1, 0],
    ];
    expect(trimMatrix(matrix)).toEqual([
      [0, 1],
      [1, 1],
    ]);
    expect(trimMatrix([[0, 0]])).toEqual([]);
  });

  it('DES-11 turns 90° clockwise, and four turns bring it back', () => {
    expect(
      rotateClockwise([
        [1, 1, 0],
        [1, 0, 0],
      ]),
    ).toEqual([
      [1, 1],
      [0, 1],
      [0, 0],
    ]);
    fc.assert(
      fc.property(matrices, (matrix) => {
        const turned = [1, 2, 3, 4].reduce<Matrix>((shape) => rotateClockwise(shape), matrix);
        expect(turned).toEqual(matrix);
      }),
    );
  });
});

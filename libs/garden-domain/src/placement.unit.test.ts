import type { Matrix } from './matrix';
import { type Footprint, footprintProblem, layoutProblem, occupancyOf } from './placement';

const bed: Matrix = [
  [1, 1, 1],
  [1, 1, 0],
];
const at = (x: number, y: number, width = 1, height = width): Footprint => ({ x, y, width, height });

describe('a footprint', () => {
  const standing = [at(0, 0)];
  const occupancy = occupancyOf(bed, standing);

  it.each([
    ['stands on free soil', at(1, 0), undefined],
    ['may not reach outside', at(2, 1, 2), 'outside'],
    ['may not start outside', at(-1, 0), 'outside'],
    ['needs plantable cells everywhere', at(1, 0, 2), 'not-plantable'],
    ['needs empty cells everywhere', at(0, 0, 2), 'occupied'],
  ])('PLT-4 %s', (_rule, footprint, problem) => {
    expect(footprintProblem(bed, occupancy, footprint)).toBe(problem);
  });

  it('PLT-4 may overlap where the plant itself stood when it is moved', () => {
    expect(footprintProblem(bed, occupancy, at(0, 0, 2), 0)).toBeUndefined();
  });
});

describe('a layout', () => {
  it('is legal when every plant is inside, on soil and alone', () => {
    expect(layoutProblem(bed, [at(0, 0, 2), at(2, 0)])).toBeUndefined();
  });

  it.each([
    ['overlap', [at(0, 0, 2), at(1, 1)], { index: 1, problem: 'occupied' }],
    ['no soil', [at(2, 1)], { index: 0, problem: 'not-plantable' }],
    ['fraction', [at(0.5, 0)], { index: 0, problem: 'outside' }],
    ['no size', [at(0, 0, 0)], { index: 0, problem: 'size' }],
    ['size of 51', [at(0, 0, 51)], { index: 0, problem: 'size' }],
    ['no number', [at(Number.NaN, 0)], { index: 0, problem: 'outside' }],
  ])('is refused for %s, naming the plant', (_what, footprints, problem) => {
    expect(layoutProblem(bed, footprints)).toEqual(problem);
  });
});

import { seededRandom } from './random';

const first = (seed: string, count: number): number[] => {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => random());
};

describe('seeded chance', () => {
  it('is the same for the same seed and another for another', () => {
    expect(first('basil', 5)).toEqual(first('basil', 5));
    expect(first('basil', 5)).not.toEqual(first('mint', 5));
  });

  it('stays from 0 up to 1 and spreads over it', () => {
    const numbers = first('spread', 2000);

    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...numbers)).toBeLessThan(1);
    expect(numbers.reduce((sum, value) => sum + value, 0) / numbers.length).toBeCloseTo(0.5, 1);
  });
});

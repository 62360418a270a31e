import { countAfter, countUpStepMs, countUpSteps, formatCount } from './count-up';
import { gardenStyles } from './garden-styles';
import { chooseGreeting, greetings } from './greetings';

describe('the garden style cards', () => {
  it('LAND-3 carry the three tags of the table', () => {
    expect(gardenStyles.map(({ name, difficulty, space, cost }) => [name, difficulty, space, cost])).toEqual([
      ['In Ground Garden', 'Beginner', 'Large', '$'],
      ['Raised Bed Garden', 'Beginner', 'Medium', '$$'],
      ['Container Garden', 'Beginner', 'Small', '$'],
      ['Indoor Garden', 'Intermediate', 'Small', '$$'],
      ['Vertical Garden', 'Advanced', 'Small', '$$'],
      ['Hydroponic Garden', 'Advanced', 'Medium', '$$$'],
    ]);
  });

  it("LAND-3 lead to each style's route", () => {
    expect(gardenStyles.map(({ to }) => to)).toEqual([
      '/in-ground-layout-page',
      '/raised-bed-garden',
      '/container-garden',
      '/indoor-garden',
      '/vertical-garden',
      '/hydroponic-garden',
    ]);
  });
});

describe('the counters', () => {
  it('LAND-6 go from zero to the target in 50 steps of 30 ms, and stay there', () => {
    expect([countUpSteps, countUpStepMs]).toEqual([50, 30]);
    expect([0, 25, 50, 51].map((steps) => countAfter(steps, 500))).toEqual([0, 250, 500, 500]);
  });

  it.each([
    [0, '0+'],
    [500, '500+'],
    [999, '999+'],
    [1000, '1K'],
    [1560, '1.5K'],
    [999_999, '999.9K'],
    [1_000_000, '1M'],
    [2_500_000, '2.5M'],
  ])('LAND-6 write %d as %s', (value, text) => {
    expect(formatCount(value)).toBe(text);
  });
});

describe('the greetings', () => {
  it('LAND-8 are eight, each with a button of its own, the last one without the name', () => {
    expect(greetings).toHaveLength(8);
    expect(new Set(greetings.map(({ button }) => button)).size).toBe(8);
    const texts = greetings.map(({ greet }) => greet('Rosa'));
    expect(texts.map((text) => text.includes('Rosa'))).toEqual([...Array<boolean>(7).fill(true), false]);
  });

  it('LAND-8 are chosen at random, each by an equal share', () => {
    const chances = greetings.map((_, index) => (index + 0.5) / greetings.length);
    expect(chances.map((chance) => chooseGreeting('Rosa', chance))).toEqual(greetings);
  });

  it('LAND-8 are generic for a gardener without a name', () => {
    expect(chooseGreeting('', 0)).toBe(greetings.at(-1));
  });
});

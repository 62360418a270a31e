import { plotFacts } from './plot-facts';

const grid = { width: 5, height: 5 };

describe('the facts on a card', () => {
  it('DES-10 name the area, the size of the trimmed shape, and round(area / 4) plants', () => {
    expect(plotFacts([6, 7, 11, 12, 16, 17], grid)).toMatchObject({ area: 6, size: "2' x 3'", plants: 2 });
  });

  it('DES-14 refuse an empty list', () => {
    expect(() => plotFacts([], grid)).toThrow('Plot numbers cannot be empty');
  });

  it('DES-14 skip numbers outside the grid with a warning', () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(plotFacts([0, 25, -1], grid).area).toBe(1);
    expect(warned).toHaveBeenCalledTimes(2);
    warned.mockRestore();
  });
});

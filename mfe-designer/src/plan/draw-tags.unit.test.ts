import { wholeName } from './draw-tags';

/** Ten pixels a letter. */
const ctx = { measureText: (text: string) => ({ width: [...text].length * 10 }) as TextMetrics };

describe("the name on a plot's tag", () => {
  it.each([
    ['Kitchen Bed', 110, 'Kitchen Bed'],
    ['Kitchen Bed', 109, 'Kitchen B…'],
    ['Grandmas Long Border', 115, 'Grandmas L…'],
    ['Grandmas Long Border', 100, ''],
    ['Plot 12', 60, ''],
    ['Plot 1', 40, ''],
  ])('%s in %i px: "%s"', (name, room, drawn) => {
    expect(wholeName(ctx, name, room)).toBe(drawn);
  });
});

import { isTooDeep } from './json-depth';

const nested = (deep: number) => `${'[{"a":'.repeat(deep / 2)}1${'}]'.repeat(deep / 2)}`;

describe('the depth of a JSON text', () => {
  it('is measured by brackets that are open at once', () => {
    expect(isTooDeep(nested(32))).toBe(false);
    expect(isTooDeep(nested(34))).toBe(true);
    expect(isTooDeep('[]'.repeat(1_000))).toBe(false);
    expect(isTooDeep(`[${nested(30)},${nested(30)}]`)).toBe(false);
  });

  it('is not that of what strings contain, however they are escaped', () => {
    const brackets = '[{'.repeat(40);
    expect(isTooDeep(JSON.stringify({ [brackets]: `\\"${brackets}\\` }))).toBe(false);
    expect(isTooDeep(`"\\\\"${brackets}`)).toBe(true);
    expect(isTooDeep(`"${brackets}`)).toBe(false);
  });
});

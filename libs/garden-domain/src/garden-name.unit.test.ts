import fc from 'fast-check';
import { checkGardenName, gardenNameMessages, sanitizeGardenName } from './garden-name';

const message = (input: string, existing: string[] = []) => {
  const result = checkGardenName(input, existing);
  return result.ok ? undefined : result.message;
};

describe('a garden name', () => {
  it.each([
    ['', gardenNameMessages.empty],
    ['   \t\n', gardenNameMessages.empty],
    ['<>"\'&/\\:*?|', gardenNameMessages.empty],
    ['A', gardenNameMessages['too-short']],
    ['🌱', gardenNameMessages['too-short']],
    ['CON', gardenNameMessages.reserved],
    [' lpt1 ', gardenNameMessages.reserved],
    ['c:on', gardenNameMessages.reserved],
  ])('DES-8 refuses %j', (input, expected) => {
    expect(message(input)).toBe(expected);
  });

  it('DES-8 refuses a name that differs only in case from an existing one', () => {
    expect(message('kitchen BED', ['Kitchen Bed'])).toBe(gardenNameMessages.taken);
  });

  it.each([
    ['  Kitchen   Bed ', 'Kitchen Bed'],
    ['<b>Herbs</b>', 'bHerbsb'],
    ['__proto__', '__proto__'],
    ['constructor', 'constructor'],
    ['حديقة المطبخ', 'حديقة المطبخ'],
    ['🌱🌱', '🌱🌱'],
    ['x'.repeat(200), 'x'.repeat(50)],
    ['🌻'.repeat(60), '🌻'.repeat(50)],
    ['a\u0000b\uD800', 'ab'],
  ])('DES-8 takes %j as %j', (input, name) => {
    expect(checkGardenName(input, [])).toEqual({ ok: true, name });
  });

  it('is stable: sanitizing twice changes nothing more', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (input) => {
        const once = sanitizeGardenName(input);
        expect(sanitizeGardenName(once)).toBe(once);
        expect([...once].length).toBeLessThanOrEqual(50);
      }),
    );
  });
});

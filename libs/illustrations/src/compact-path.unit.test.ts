import { compactPath } from './compact-path';

describe('compact path data', () => {
  it.each([
    ['writes steps from where the pen is, when that is shorter', 'M50 50L51 52', 'm50 50l1 2'],
    ['keeps the corner of the box, when that is shorter', 'M50 50L0 0', 'm50 50L0 0'],
    ['names a repeated command once', 'M0 0L10 1L20 3', 'm0 0l10 1 10 2'],
    ['leaves out zeros and spaces that are not needed', 'M0.5 -0.25L0.9 0.1', 'm.5-.2l.4.3'],
    ['leaves out a line that goes nowhere', 'M5 5L5 5L6 6Z', 'm5 5l1 1z'],
    ['starts again where the closed shape began', 'M10 10L20 10ZL12 12', 'm10 10l10 0zl2 2'],
    ['keeps flags of an arc', 'M10 10A5 5 0 0 1 20 20', 'm10 10a5 5 0 0 1 10 10'],
    ['reads relative commands', 'M10 10l1 1c1 1 2 2 3 3h2v-4', 'm10 10l1 1c1 1 2 2 3 3h2v-4'],
  ])('%s', (_, data, compact) => {
    expect(compactPath(data)).toBe(compact);
  });

  it('does not drift over many small steps', () => {
    const steps = Array.from({ length: 100 }, (_, index) => `L${1000 + (index + 1) * 0.33} 1000`).join('');
    const [start = 0, , ...moves] = [
      ...compactPath(`M1000 1000${steps}`).matchAll(/-?(?:\d+(?:\.\d+)?|\.\d+)/g),
    ].map(Number);
    const end = moves.filter((_, index) => index % 2 === 0).reduce((x, step) => x + step, start);

    expect(end).toBeCloseTo(1033, 5);
  });
});

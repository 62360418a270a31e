import { colorOr, light, mix, shade, veil } from './color';

describe('colors', () => {
  it('mix from one to the other', () => {
    expect(mix('#000000', '#ffffff', 0)).toBe('#000000');
    expect(mix('#000000', '#ffffff', 1)).toBe('#ffffff');
  });

  it('mix as light, brighter than half of the numbers', () => {
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#b4b4b4');
  });

  it('veil as a screen lays one over the other', () => {
    expect(veil('#000000', '#ffffff', 0.5)).toBe('#808080');
  });

  it('grow warmer in light, but greener on a leaf', () => {
    expect(light('#808080', 1)).toBe('#fff1c9');
    expect(light('#408040', 1)).toBe('#dcec86');
    expect(shade('#808080', 1)).toBe('#2a2320');
  });

  it.each([undefined, null, 7, 'red', '#fff', '#12345g', '#1234567'])('refuse %p', (candidate) => {
    expect(colorOr(candidate, null)).toBeNull();
  });
});

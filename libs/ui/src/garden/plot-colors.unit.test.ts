import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { colorForPlant, PLOT_COLORS } from './plot-colors';

const nameOf = (hex: string) => PLOT_COLORS.find((color) => color.hex === hex)?.name;

const tomato = {
  plantName: 'Beefsteak Tomato',
  plantType: 'vegetable',
  accentColor: '#d6402f',
  leafColor: '#426f36',
};
const basil = { plantName: 'Sweet Basil', plantType: 'herb', accentColor: '#f4f2ec', leafColor: '#4f9a3a' };

it('REA-5 gives a plant the very color that its gardener chose for it', () => {
  for (const { hex } of PLOT_COLORS)
    expect(
      colorForPlant({ plantName: 'Own', plantType: 'leafy green', accentColor: hex, leafColor: hex }),
    ).toBe(hex);
});

describe('the plot colors', () => {
  it('are the 26 of the design tokens', () => {
    const tokens = readFileSync(join(__dirname, '../styles/tokens.css'), 'utf8');
    expect(PLOT_COLORS).toHaveLength(26);
    for (const { token, hex } of PLOT_COLORS) expect(tokens).toContain(`--${token}: ${hex};`);
  });

  it.each([
    [tomato, 'Clay rose'],
    [{ plantName: 'Carrot', plantType: 'root', accentColor: '#f07f23', leafColor: '#4f8a3c' }, 'Terracotta'],
    [
      { plantName: 'French Marigold', plantType: 'flower', accentColor: '#f28c1b', leafColor: '#4e8a3c' },
      'Apricot',
    ],
    [basil, 'Mint cream'],
    [
      { plantName: 'Leaf Lettuce', plantType: 'leafy green', accentColor: '#a8d66b', leafColor: '#8bc34a' },
      'Lime',
    ],
  ])('give %o its color: %s', (plant, name) => {
    expect(nameOf(colorForPlant(plant))).toBe(name);
  });

  it('give the next nearest when the nearest is taken', () => {
    const first = colorForPlant(tomato);
    const second = colorForPlant({ ...tomato, plantName: 'Roma Tomato' }, [first]);
    expect(second).not.toBe(first);
    expect(['Blush', 'Radish', 'Terracotta']).toContain(nameOf(second));
  });

  it('give all 26 before one comes twice', () => {
    const taken: string[] = [];
    for (let count = 0; count < 26; count += 1) taken.push(colorForPlant(basil, taken));
    expect(new Set(taken).size).toBe(26);
    expect(colorForPlant(basil, taken)).toBe(taken[0]);
  });

  it('depend on the name alone for a plant without inks', () => {
    const colors = ['Oca', 'Yacon', 'Crosne', 'Skirret', 'Salsify'].map((plantName) =>
      colorForPlant({ plantName }),
    );
    expect(colors).toEqual(
      ['Oca', 'Yacon', 'Crosne', 'Skirret', 'Salsify'].map((plantName) => colorForPlant({ plantName })),
    );
    expect(new Set(colors).size).toBeGreaterThan(1);
  });
});

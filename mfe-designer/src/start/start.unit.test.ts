import { checkGardenName, MAX_SIDE, sizeOf } from '@planted/garden-domain';
import { gardenStyles } from '../garden-styles';
import { filledArea } from '../grid/design';
import { expectSound } from '../testing/arbitrary-design';
import { drawExample, exampleGardens } from './example-gardens';
import { styleGuides } from './style-guides';

const styles = gardenStyles.map(({ id }) => id);
let ids = 0;
const newId = () => `00000000-0000-4000-8000-${String((ids += 1)).padStart(12, '0')}`;

describe.each(styles)('the garden style %s', (id) => {
  const guide = styleGuides[id];

  it('offers a grid and beds that fit on it', () => {
    expect(guide.usual.width).toBeLessThanOrEqual(MAX_SIDE);
    for (const { shape } of guide.readyMade) {
      expect(sizeOf(shape).width).toBeLessThanOrEqual(guide.usual.width);
      expect(sizeOf(shape).height).toBeLessThanOrEqual(guide.usual.height);
    }
  });

  it('has words of its own', () => {
    const others = styles.filter((other) => other !== id).map((other) => styleGuides[other]);
    for (const other of others) {
      expect(other.heading).not.toBe(guide.heading);
      expect(other.square).not.toBe(guide.square);
    }
  });

  it('has an example whose plots are labelled, named by the rules and hold together', () => {
    const design = drawExample(exampleGardens[id], newId);
    expectSound(design);
    expect(filledArea(design)).toBe(
      [...design.plots.values()].reduce((sum, { cells }) => sum + cells.length, 0),
    );
    for (const name of design.plots.keys()) {
      expect(name).toMatch(/^Example /);
      expect(checkGardenName(name, [])).toMatchObject({ ok: true, name });
    }
  });
});

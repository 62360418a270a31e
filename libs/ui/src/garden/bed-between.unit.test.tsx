import { render } from '@testing-library/react';
import { BedPreview } from './bed-preview';
import type { BedPlant } from './plant-tile';

const plant = (id: string, x: number, side: number): BedPlant => ({
  ...{ id, plantName: id, imageUrl: null, color: '#aac62f' },
  ...{ x, y: 0, width: side, height: side },
});

it('SEA-8 draws a plant between others smaller, over them', () => {
  const { container } = render(
    <BedPreview
      name="Kitchen Bed"
      matrix={[
        [1, 1],
        [1, 1],
      ]}
      plants={[plant('radish', 0, 1), plant('carrot', 0, 2)]}
      width={148}
      frame="fitted"
    />,
  );
  const widths = [...container.querySelectorAll('[data-plant] rect')].map((tile) =>
    Math.round(Number(tile.getAttribute('width'))),
  );
  // Of a cell of 56 px: the carrot's two less 0.045 each side, the radish's one less 0.26.
  expect(widths).toEqual([107, 27]);
});

import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Matrix } from '@planted/garden-domain';
import { renderToString } from 'react-dom/server';
import { accessibilityProblems } from '../testing/accessibility-problems';
import { BedPreview } from './bed-preview';
import { FALLBACK_PLANT_IMAGE, PlantImage } from './plant-image';
import type { BedPlant } from './plant-tile';
import { PlotMiniature } from './plot-miniature';

const bed: Matrix = [
  [1, 1, 1],
  [1, 1, 0],
];

const plant = (id: string, plantName: string, x: number, y: number): BedPlant => ({
  id,
  plantName,
  imageUrl: `/illustrations/plants/${id}.svg`,
  x,
  y,
  width: 1,
  height: 1,
  color: '#e68a58',
});

const plants = [
  plant('second', 'Carrot', 0, 1),
  plant('first', 'Carrot', 0, 0),
  plant('third', 'Basil', 1, 1),
];

describe('a plot miniature', () => {
  it('DES-13 trims empty rows and columns and draws cells of 5 px', () => {
    const framed: Matrix = [
      [0, 0, 0, 0],
      [0, 1, 1, 0],
      [0, 0, 0, 0],
    ];
    render(<PlotMiniature matrix={framed} label="Kitchen Bed" />);
    const drawing = screen.getByRole('img', { name: 'Kitchen Bed' });
    expect(drawing).toHaveAttribute('width', '12');
    expect(drawing).toHaveAttribute('height', '7');
  });

  it('DES-13 leaves empty cells transparent and rounds outer corners by 3 px', () => {
    const ell: Matrix = [
      [1, 1, 0, 0],
      [1, 1, 0, 0],
      [1, 1, 1, 1],
      [1, 1, 1, 1],
    ];
    const { container } = render(<PlotMiniature matrix={ell} />);
    const paths = container.querySelectorAll('path');
    expect(paths).toHaveLength(1);
    expect(paths[0]?.getAttribute('d')?.match(/A3 3 /g)).toHaveLength(5);
  });

  it('draws nothing for a plot without soil', () => {
    const { container } = render(<PlotMiniature matrix={[[0]]} />);
    expect(container.querySelector('path')).toHaveAttribute('d', '');
  });
});

describe('a bed preview', () => {
  const nameShown = () => document.querySelector('span[aria-hidden="true"]')?.textContent;

  it('DASH-7 has the given width', () => {
    const { container } = render(<BedPreview name="Kitchen Bed" matrix={bed} plants={plants} width={500} />);
    expect(container.firstChild).toHaveStyle({ width: '500px' });
  });

  it('DASH-7 is 220 px wide by default', () => {
    const { container } = render(<BedPreview name="Kitchen Bed" matrix={bed} plants={plants} />);
    expect(container.firstChild).toHaveStyle({ width: '220px' });
  });

  it('DASH-7 lights a plant under the pointer and names it', async () => {
    render(<BedPreview name="Kitchen Bed" matrix={bed} plants={plants} />);
    expect(nameShown()).toBeUndefined();
    await userEvent.hover(screen.getByRole('img', { name: 'Basil' }));
    expect(nameShown()).toBe('Basil');
    await userEvent.unhover(screen.getByRole('img', { name: 'Basil' }));
    expect(nameShown()).toBeUndefined();
  });

  it('is one stop for Tab, and arrows go through the plants in reading order', async () => {
    render(<BedPreview name="Kitchen Bed" matrix={bed} plants={plants} />);
    await userEvent.tab();
    expect(document.activeElement).toHaveAttribute('data-plant', 'first');
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toHaveAttribute('data-plant', 'second');
    await userEvent.keyboard('{End}');
    expect(document.activeElement).toHaveAttribute('data-plant', 'third');
    expect(nameShown()).toBe('Basil');
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toHaveAttribute('data-plant', 'third');
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });

  it('renders the plants of a large bed after the first paint, and all of them', async () => {
    const many = Array.from({ length: 400 }, (_, n) => plant(`p${n}`, 'Carrot', n % 20, Math.floor(n / 20)));
    const inPage = renderToString(<BedPreview name="Long Border" matrix={bed} plants={many} />);
    expect(inPage).toContain('400 Carrot');
    expect(inPage).not.toContain('data-plant');
    render(<BedPreview name="Long Border" matrix={bed} plants={many} />);
    expect(await screen.findAllByRole('img', { name: 'Carrot' })).toHaveLength(400);
  });

  it('reads out what the bed holds', () => {
    render(<BedPreview name="Kitchen Bed" matrix={bed} plants={plants} />);
    const lines = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(lines.map((line) => line.textContent)).toEqual(['5 square feet, 3 plants', '2 Carrot', '1 Basil']);
  });

  it('shows the fallback for a drawing that does not load', () => {
    const { container } = render(<BedPreview name="Kitchen Bed" matrix={bed} plants={plants} />);
    const drawing = container.querySelector('[data-plant="first"] image') as SVGImageElement;
    expect(drawing).toHaveAttribute('href', '/illustrations/plants/first.svg');
    fireEvent.error(drawing);
    expect(drawing).toHaveAttribute('href', FALLBACK_PLANT_IMAGE);
  });

  it('has no accessibility problem', async () => {
    render(<BedPreview name="Kitchen Bed" matrix={bed} plants={plants} />);
    expect(await accessibilityProblems()).toEqual([]);
  });
});

describe('a plant image', () => {
  it('falls back when there is none, when it fails, and tries again for another', () => {
    const { rerender } = render(<PlantImage src={null} alt="Carrot" />);
    const image = screen.getByRole('img', { name: 'Carrot' });
    expect(image).toHaveAttribute('src', FALLBACK_PLANT_IMAGE);
    rerender(<PlantImage src="/a.svg" alt="Carrot" />);
    fireEvent.error(image);
    expect(image).toHaveAttribute('src', FALLBACK_PLANT_IMAGE);
    rerender(<PlantImage src="/b.svg" alt="Carrot" />);
    expect(image).toHaveAttribute('src', '/b.svg');
  });
});

import { render } from '@testing-library/react';
import { type BedPlant, PlantTile, type PlantTileProps } from './plant-tile';

const basil: BedPlant = {
  id: 'a',
  plantName: 'Sweet Basil',
  imageUrl: '/illustrations/plants/basil.svg',
  x: 1,
  y: 2,
  width: 1,
  height: 1,
  color: '#baeeb9',
};

function drawn(props: Partial<PlantTileProps> & { cell: number }) {
  const { container } = render(
    <svg>
      <PlantTile plant={basil} {...props} />
    </svg>,
  );
  return {
    footprint: container.querySelector('rect') as SVGRectElement,
    drawings: [...container.querySelectorAll('image')],
    name: container.querySelector('text')?.textContent,
  };
}

describe('a plant tile', () => {
  it('is inset by 4.5 % of a cell, so that soil shows between tiles', () => {
    const { footprint } = drawn({ cell: 100 });
    expect(Number(footprint.getAttribute('x'))).toBeCloseTo(104.5);
    expect(Number(footprint.getAttribute('y'))).toBeCloseTo(204.5);
    expect(Number(footprint.getAttribute('width'))).toBeCloseTo(91);
  });

  it('shows its color only in a cell under 14 px', () => {
    expect(drawn({ cell: 13 }).drawings).toHaveLength(0);
    expect(drawn({ cell: 14 }).drawings).toHaveLength(1);
  });

  it('repeats the drawing as densely as the plant grows from 40 px on', () => {
    const plant = { ...basil, perCell: 9 };
    expect(drawn({ cell: 39, plant }).drawings).toHaveLength(1);
    expect(drawn({ cell: 40, plant }).drawings).toHaveLength(9);
  });

  it('does not repeat a plant that covers several cells', () => {
    expect(drawn({ cell: 60, plant: { ...basil, perCell: 4, width: 2, height: 2 } }).drawings).toHaveLength(
      1,
    );
  });

  it('has no name that would reach out of it', () => {
    const strawberry = { ...basil, plantName: 'Strawberry' };
    expect(drawn({ cell: 50, named: true, plant: strawberry }).name).toBeUndefined();
    expect(drawn({ cell: 90, named: true, plant: strawberry }).name).toBe('Strawberry');
    const wide = { ...strawberry, plantName: 'Everbearing Strawberry', width: 2 };
    expect(drawn({ cell: 50, named: true, plant: wide }).name).toBe('Strawberry');
    expect(drawn({ cell: 90, named: true, plant: wide }).name).toBe('Everbearing Strawberry');
  });

  it('is named from 50 px on: the last word in one cell, the whole name in more', () => {
    expect(drawn({ cell: 49, named: true }).name).toBeUndefined();
    expect(drawn({ cell: 50, named: true }).name).toBe('Basil');
    expect(drawn({ cell: 50, named: true, plant: { ...basil, width: 2 } }).name).toBe('Sweet Basil');
  });
});

import { examplePlant } from '@planted/contracts/testing';
import { attachPlants } from '../gardens/planted-garden';
import { gardenPlantOf, gardenRowOf } from '../testing/rows';
import { scaleOf } from './plan-scale';
import { printedKinds } from './printed-kinds';

const basil = examplePlant({ id: 'basil', plant_name: 'Basil' });
/** A range is set with thin spaces. */
const narrow = (text: string) => text.replaceAll('\u2009', ' ');
const listOf = (plants: ReturnType<typeof gardenPlantOf>[]) => {
  const [garden] = attachPlants([gardenRowOf(1)], plants, '2026-06-01');
  return garden
    ? printedKinds(garden).map(({ number, plant, count, squares, planted, harvest }) => [
        number,
        plant.plant_name,
        count,
        squares,
        narrow(planted),
        narrow(harvest),
      ])
    : [];
};
const planted = (n: number, day: string, harvest: string) =>
  gardenPlantOf(n, { planted_date: day, expected_harvest_date: harvest });

describe('the printed plant list', () => {
  it('REA-6 numbers the kinds by name and counts their plants and squares', () => {
    const mine = { plant: basil, custom_plants_per_square: 9 };
    const list = listOf([gardenPlantOf(0), gardenPlantOf(1), gardenPlantOf(2, mine)]);
    expect(list).toEqual([
      [1, 'Basil', 9, 1, 'Not yet', ''],
      [2, 'Carrot', 32, 2, 'Not yet', ''],
    ]);
  });

  it('shows from when to when a kind was planted and is ripe, and what is still to plant', () => {
    const list = listOf([
      planted(0, '2026-05-09', '2026-07-18'),
      planted(1, '2026-05-01', '2026-07-10'),
      gardenPlantOf(2),
    ]);
    expect(list).toEqual([[1, 'Carrot', 48, 3, 'May 1 – 9, 2026, 1 not yet', 'Jul 10 – 18, 2026']]);
  });

  it('shows a single day as one', () => {
    expect(listOf([planted(0, '2026-05-01', '2026-07-10')])[0]?.slice(4)).toEqual([
      'May 1, 2026',
      'Jul 10, 2026',
    ]);
  });
});

describe('the scale of a printed plan', () => {
  const bed = (columns: number, rows: number) =>
    Array.from({ length: rows }, () => Array.from({ length: columns }, () => 1 as const));

  it.each([
    [2, 2, 20],
    [10, 6, 20],
    [20, 4, 40],
    [25, 25, 60],
    [50, 50, 125],
    [1, 50, 125],
  ])('draws a bed of %i × %i at 1:%i', (columns, rows, times) => {
    const scale = scaleOf(bed(columns, rows));
    expect(scale.times).toBe(times);
    expect(columns * scale.cell).toBeLessThanOrEqual(174);
    expect(rows * scale.cell).toBeLessThanOrEqual(146);
  });
});

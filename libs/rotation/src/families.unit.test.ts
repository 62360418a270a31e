import { familiesByYear } from './families';
import type { StoredPlanting } from './garden-memory';

const yearOf = (day: string): number => Number(day.slice(0, 4));
const kinds = new Map([
  ['tomato', { family: 'Solanaceae' }],
  ['pea', { family: 'Fabaceae' }],
  ['kale', { family: 'Brassicaceae' }],
  ['fig', { family: 'Moraceae' }],
]);
const known = { seasonOf: yearOf, season: 2026, kinds };
const planting = (plantId: string, x: number, more: Partial<StoredPlanting> = {}): StoredPlanting => ({
  ...{ plantId, x, y: 0, width: 1, height: 1, state: 'standing', plantedDay: null, end: null },
  ...more,
});
const ended = (
  plantId: string,
  x: number,
  planted: string | null,
  day: string,
  how: string | null = 'harvested',
) => planting(plantId, x, { state: 'ended', plantedDay: planted, end: { day, how, cause: null } });

describe('TIM-2 the families of a bed by year', () => {
  it('has each square with the families of a season in their order, the first season first', () => {
    const { years, families } = familiesByYear(
      [
        planting('tomato', 0),
        ended('kale', 1, '2025-08-01', '2025-11-02'),
        ended('pea', 1, '2025-04-07', '2025-07-01'),
        ended('pea', 0, '2025-04-07', '2025-07-01'),
      ],
      known,
    );
    expect(years).toEqual([
      {
        season: 2025,
        squares: expect.arrayContaining([
          { x: 0, y: 0, letters: 'L' },
          { x: 1, y: 0, letters: 'LB' },
        ]),
      },
      { season: 2026, squares: [{ x: 0, y: 0, letters: 'N' }] },
    ]);
    expect(families).toEqual([
      { letter: 'B', name: 'Brassica', plantIds: ['kale'] },
      { letter: 'L', name: 'Legume', plantIds: ['pea'] },
      { letter: 'N', name: 'Nightshade', plantIds: ['tomato'] },
    ]);
  });

  it('has what stays in each of its seasons, and families without a letter of their own as others', () => {
    const { years, families } = familiesByYear([planting('fig', 0, { plantedDay: '2024-05-01' })], known);
    expect(years.map(({ season }) => season)).toEqual([2024, 2025, 2026]);
    expect(families).toEqual([{ letter: 'O', name: 'Other families', plantIds: ['fig'] }]);
  });

  it('has nothing of a mistake, of what is to come, and of what never came', () => {
    const never = [
      ended('tomato', 0, null, '2025-05-01', 'mistake'),
      planting('tomato', 0, { state: 'coming' }),
      planting('tomato', 0, { state: 'dropped' }),
    ];
    expect(familiesByYear(never, known)).toEqual({ years: [], families: [] });
  });
});

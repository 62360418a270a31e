import { plantFacts, spacingFacts } from '.';

type Range = readonly [least: number, most: number];

/** What no plant of a garden goes beyond; a figure outside is a slip. */
const PLANT_RANGES: Readonly<Record<string, Range>> = {
  days_to_maturity: [15, 1500],
  planting_width: [1, 10],
  planting_height: [1, 10],
  mature_height: [3, 240],
  mature_width: [2, 200],
  water_frequency: [0.25, 7],
  water_per_application: [0.1, 2],
  temperature_min: [-40, 70],
  temperature_max: [60, 115],
};
const SPACING_RANGES: Readonly<Record<string, Range>> = {
  spacing_inches: [1, 144],
  plants_per_square_foot: [1, 16],
  days_to_maturity_min: [10, 1500],
  days_to_maturity_max: [20, 3000],
  last_sowing_weeks_before_first_frost: [-10, 40],
  sowing_depth_inches: [0, 8],
};

function outside(
  records: readonly { readonly id: string }[],
  ranges: Readonly<Record<string, Range>>,
): string[] {
  return records.flatMap((record) =>
    Object.entries<unknown>({ ...record }).flatMap(([field, value]) => {
      const [least, most] = ranges[field] ?? [];
      if (least === undefined || most === undefined || value === null) return [];
      const isInside = typeof value === 'number' && value >= least && value <= most;
      return isInside ? [] : [`${record.id} ${field}: ${String(value)}`];
    }),
  );
}

const spacingOf = new Map(spacingFacts.map((spacing) => [spacing.id, spacing]));
const faulty = (isFaulty: (plant: (typeof plantFacts)[number]) => boolean): string[] =>
  plantFacts.filter(isFaulty).map(({ id }) => id);

describe('the figures of the catalog', () => {
  it('REA-8 lie each in its range', () => {
    expect(outside(plantFacts, PLANT_RANGES)).toEqual([]);
    expect(outside(spacingFacts, SPACING_RANGES)).toEqual([]);
  });

  it('REA-8 go together: days within their range, cold below heat, pH from low to high', () => {
    expect(
      faulty(({ id, days_to_maturity: days }) => {
        const spacing = spacingOf.get(id);
        return !spacing || days < spacing.days_to_maturity_min || days > spacing.days_to_maturity_max;
      }),
    ).toEqual([]);
    expect(faulty(({ temperature_min, temperature_max }) => temperature_min >= temperature_max)).toEqual([]);
    expect(
      faulty(({ soil_ph }) => {
        const [low = 0, high = 0] = soil_ph.split('-').map(Number);
        return !(low >= 3.5 && low < high && high <= 8.5);
      }),
    ).toEqual([]);
  });

  it('REA-8 count plants in a square just where one square is the footprint', () => {
    expect(
      faulty(({ id, planting_width, planting_height }) => {
        const isOneSquare = planting_width * planting_height === 1;
        return (typeof spacingOf.get(id)?.plants_per_square_foot === 'number') !== isOneSquare;
      }),
    ).toEqual([]);
  });
});

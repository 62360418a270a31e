import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { plantFacts, seasonFacts, spacingFacts, VARIETY_SOURCES, type VarietyFact, varietyFacts } from '.';

const page = readFileSync(join(__dirname, '..', 'VARIETIES-SOURCES.md'), 'utf8');
const seasons = new Map(seasonFacts.map((fact) => [fact.id, fact]));
const spacings = new Map(spacingFacts.map((fact) => [fact.id, fact]));
/** All that a variety of a plant inherits, in one record. */
const plants = new Map(
  plantFacts.map(({ flags, ...plant }) => [plant.id, { ...plant, ...flags, ...spacings.get(plant.id) }]),
);
const parentOf = ({ plant_id: id }: VarietyFact): Readonly<Record<string, unknown>> => {
  const plant = plants.get(id);
  if (!plant) throw new Error(`plants.json has no ${id}`);
  return { ...plant };
};
const factOf = (variety: VarietyFact, field: string): unknown =>
  ({ ...parentOf(variety), ...variety.overrides })[field];
const faulty = (isFaulty: (variety: VarietyFact) => boolean): string[] =>
  varietyFacts.filter(isFaulty).map(({ id }) => id);

/** What no variety goes beyond; a figure outside is a slip. */
const RANGES: Readonly<Record<string, readonly [number, number]>> = {
  days_to_maturity: [20, 1900],
  days_to_maturity_min: [18, 1900],
  days_to_maturity_max: [22, 1900],
  mature_height: [4, 300],
  mature_width: [3, 300],
  spacing_inches: [2, 144],
  plants_per_square_foot: [1, 16],
  planting_width: [1, 10],
  planting_height: [1, 10],
  last_sowing_weeks_before_first_frost: [-4, 40],
};
/** What makes a plant what it is: a variety that differs in it would be another plant. */
const NEVER = ['id', 'plant_name', 'plant_type', 'tags', 'companion_plants', 'avoid_plants', 'family'];

const slug = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{Mark}|['’.]/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

describe('REA-8 the varieties', () => {
  it('are at least 250, ordered by id, each once', () => {
    const ids = varietyFacts.map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(250);
    expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => (a < b ? -1 : 1)));
  });

  it('belong each to a kind outdoors, and are named once in it', () => {
    expect(faulty(({ plant_id }) => !plants.has(plant_id))).toEqual([]);
    expect(faulty((variety) => parentOf(variety)['plant_type'] === 'house plant')).toEqual([]);
    expect(faulty(({ id, plant_id, name }) => id !== `${plant_id}--${slug(name)}`)).toEqual([]);
    const names = varietyFacts.flatMap(({ plant_id, name, also }) =>
      [name, ...also].map((one) => `${plant_id}: ${one.toLowerCase()}`),
    );
    expect(names.length).toBe(new Set(names).size);
  });

  it('override what their plant has, with something else of the same type', () => {
    expect(
      faulty((variety) =>
        Object.entries(variety.overrides).some(([field, value]) => {
          const parent = parentOf(variety);
          if (NEVER.includes(field) || !(field in parent)) return true;
          const inherited = parent[field];
          const isOtherType = value !== null && inherited !== null && typeof value !== typeof inherited;
          return isOtherType || JSON.stringify(value) === JSON.stringify(inherited);
        }),
      ),
    ).toEqual([]);
  });

  it('have every figure in its range', () => {
    expect(
      faulty(({ overrides }) =>
        Object.entries(overrides).some(([field, value]) => {
          const [least, most] = RANGES[field] ?? [0, 0];
          return typeof value === 'number' && !(value >= least && value <= most);
        }),
      ),
    ).toEqual([]);
  });

  it('say words that the catalog uses', () => {
    const known = new Map<string, Set<unknown>>();
    for (const plant of plants.values())
      for (const [field, value] of Object.entries(plant))
        known.set(field, (known.get(field) ?? new Set()).add(value));
    const free = ['scientific_name', 'hardiness_range'];
    expect(
      faulty(({ overrides }) =>
        Object.entries(overrides).some(
          ([field, value]) =>
            typeof value === 'string' && !free.includes(field) && !known.get(field)?.has(value),
        ),
      ),
    ).toEqual([]);
  });

  it('have days within their range, counted from what their season counts from', () => {
    expect(
      faulty((variety) => {
        const [least, days, most] = ['days_to_maturity_min', 'days_to_maturity', 'days_to_maturity_max'].map(
          (field) => Number(factOf(variety, field)),
        ) as [number, number, number];
        return !(least <= days && days <= most);
      }),
    ).toEqual([]);
    expect(
      faulty(({ plant_id, overrides, season_note }) => {
        const says = /^Days from (sowing|planting)/.exec(season_note ?? '')?.[1];
        const hasDays = Object.keys(overrides).some((field) => field.startsWith('days_'));
        if (!hasDays) return says !== undefined;
        return (says === 'sowing') !== (seasons.get(plant_id)?.maturity_from === 'sowing');
      }),
    ).toEqual([]);
  });

  it('count plants in a square just where one square is the footprint', () => {
    expect(
      faulty((variety) => {
        const isOneSquare =
          Number(factOf(variety, 'planting_width')) * Number(factOf(variety, 'planting_height')) === 1;
        return (factOf(variety, 'plants_per_square_foot') !== null) !== isOneSquare;
      }),
    ).toEqual([]);
  });

  it('say where they come from, each in a sentence of its own', () => {
    expect(
      faulty(({ origin_note }) => !/^(open-pollinated|F1|heirloom|clonal)(; .+)?$/.test(origin_note)),
    ).toEqual([]);
    expect(faulty(({ short_description: text }) => text.length < 30 || !text.endsWith('.'))).toEqual([]);
    expect(new Set(varietyFacts.map(({ short_description }) => short_description)).size).toBe(
      varietyFacts.length,
    );
  });

  it('name sources that can be read in words and in the page of sources', () => {
    const explained = [...page.matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, key]) => key);
    expect(explained.toSorted()).toEqual(Object.keys(VARIETY_SOURCES).toSorted());
    expect(
      faulty(({ sources }) => sources.length === 0 || sources.some((key) => !(key in VARIETY_SOURCES))),
    ).toEqual([]);
  });
});

import { plantFacts, relationFacts } from '@planted/catalogue-data';
import { PLANT_FLAGS, plant } from '@planted/contracts';
import { catalogueFacts } from './catalogue-facts';

describe('the facts of the catalogue as rows', () => {
  const { plants, relations, contentHash } = catalogueFacts();
  const named = (name: string) => plants.find((row) => row.plant_name === name);

  it('FIND-3 has all plants, each with every field of the plant record', () => {
    expect(plants.map(({ id }) => id)).toEqual(plantFacts.map(({ id }) => id));
    for (const row of plants) expect(Object.keys(row).sort()).toEqual(Object.keys(plant.shape).sort());
  });

  it('has every relation', () => {
    expect(relations).toEqual(relationFacts);
  });

  it('gives every plant an id and a name of its own', () => {
    expect(new Set(plants.map((row) => row.id)).size).toBe(plants.length);
    expect(new Set(plants.map((row) => row.plant_name)).size).toBe(plants.length);
  });

  it('flattens the 18 flags', () => {
    expect(PLANT_FLAGS).toHaveLength(18);
    for (const flag of PLANT_FLAGS) expect(typeof named('Acorn Squash')?.[flag]).toBe('boolean');
  });

  it('takes distances and ranges from the spacing record and colors from the appearance', () => {
    expect(named('Acorn Squash')).toMatchObject({
      spacing_inches: 36,
      plants_per_square_foot: null,
      days_to_maturity_min: 75,
      days_to_maturity_max: 100,
      leaf_color: '#4d7c45',
      accent_color: '#23452c',
    });
  });

  it('points to the two illustrations and to an https search for seeds', () => {
    expect(named('Acorn Squash')).toMatchObject({
      plant_image_url: '/illustrations/plants/acorn-squash.svg',
      optimized_plant_image_url: '/illustrations/plants/small/acorn-squash.svg',
      amazon_purchase_link: 'https://www.amazon.com/s?k=Acorn+Squash+seeds',
    });
  });

  it('names companions that stand in the table', () => {
    const ids = new Set(plants.map((row) => row.id));
    const strangers = plants.flatMap((row) =>
      [...row.companion_plants, ...row.avoid_plants].filter((id) => !ids.has(id)),
    );
    expect(strangers).toEqual([]);
  });

  it('has growth stages that add up to the days to maturity', () => {
    const wrong = plants.filter(
      (row) => row.growth_stages.reduce((days, stage) => days + stage.days, 0) !== row.days_to_maturity,
    );
    expect(wrong.map((row) => row.id)).toEqual([]);
  });

  it('has the same hash each time', () => {
    expect(catalogueFacts().contentHash).toBe(contentHash);
  });
});

import { plantFacts, relationFacts, spacingFacts } from '.';

const ids = plantFacts.map(({ id }) => id);
const known = new Set(ids);

describe('the catalogue facts', () => {
  it('describe 182 plants, each once, ordered by id', () => {
    expect(ids).toHaveLength(182);
    expect(known.size).toBe(182);
    expect(ids).toEqual(ids.toSorted());
  });

  it('give each plant its distances and dates', () => {
    expect(spacingFacts.map(({ id }) => id).toSorted()).toEqual(ids);
  });

  it('relate known plants only, each pair once', () => {
    const pairs = relationFacts.map(({ a, b }) => [a, b].toSorted().join(' + '));

    expect(relationFacts.filter(({ a, b }) => !known.has(a) || !known.has(b) || a === b)).toEqual([]);
    expect(new Set(pairs).size).toBe(1120);
  });

  it('call a trial what tried the pair itself, and name what else was tried', () => {
    const asBefore = relationFacts.filter(({ measured }) => measured === 'as-crop-before');

    expect(relationFacts.filter(({ measured, evidence }) => measured && evidence === 'trial')).toEqual([]);
    expect(relationFacts.filter(({ measured }) => measured)).toHaveLength(34);
    expect(asBefore.every(({ a, b }) => a === 'marigold-french' || b === 'marigold-french')).toBe(true);
    expect(
      asBefore
        .map(({ reason }) => reason)
        .filter((reason) => !/before|the year after|after a (full|season)/.test(reason)),
    ).toEqual([]);
  });

  it('name known plants as companions and as plants to avoid', () => {
    const strangers = plantFacts.flatMap(({ companion_plants, avoid_plants }) =>
      [...companion_plants, ...avoid_plants].filter((id) => !known.has(id)),
    );

    expect(strangers).toEqual([]);
  });

  it('let the growth stages add up to the days to maturity', () => {
    const uneven = plantFacts.filter(
      ({ growth_stages, days_to_maturity }) =>
        growth_stages.reduce((sum, { days }) => sum + days, 0) !== days_to_maturity,
    );

    expect(uneven.map(({ id }) => id)).toEqual([]);
  });
});

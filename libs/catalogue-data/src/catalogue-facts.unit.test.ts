import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import released from '../data/released-ids.json' with { type: 'json' };
import { aliasFacts, plantFacts, relationFacts, spacingFacts, varietyFacts } from '.';

const ids = plantFacts.map(({ id }) => id);
const known = new Set(ids);
/** Tried in the bed before the plant, not beside it. */
const CROPS_BEFORE = ['marigold-french', 'vetch-hairy'];

describe('the catalogue facts', () => {
  it('REA-8 describe at least 250 plants, each once, ordered by id', () => {
    expect(ids.length).toBeGreaterThanOrEqual(250);
    expect(known.size).toBe(ids.length);
    expect(ids).toEqual(ids.toSorted());
  });

  it('keep every plant that a release had, since saved gardens refer to it', () => {
    const gone = Object.values(released)
      .flat()
      .filter((id) => !known.has(id));

    expect(released['0.1.0']).toHaveLength(182);
    expect(gone).toEqual([]);
  });

  it('REA-8 give each plant other names', () => {
    expect(aliasFacts.map(({ id }) => id)).toEqual(ids);
    expect(aliasFacts.filter(({ other_names }) => other_names.length === 0)).toEqual([]);
  });

  it('give each plant its distances and dates', () => {
    expect(spacingFacts.map(({ id }) => id).toSorted()).toEqual(ids);
  });

  it('relate known plants only, each pair once', () => {
    const pairs = relationFacts.map(({ a, b }) => [a, b].toSorted().join(' + '));

    expect(relationFacts.filter(({ a, b }) => !known.has(a) || !known.has(b) || a === b)).toEqual([]);
    expect(pairs.length).toBeGreaterThan(1500);
    expect(new Set(pairs).size).toBe(pairs.length);
  });

  it('call a trial what tried the pair itself, and name what else was tried', () => {
    const asBefore = relationFacts.filter(({ measured }) => measured === 'as-crop-before');

    expect(relationFacts.filter(({ measured, evidence }) => measured && evidence === 'trial')).toEqual([]);
    expect(relationFacts.filter(({ measured }) => measured)).toHaveLength(43);
    expect(asBefore.every(({ a, b }) => CROPS_BEFORE.includes(a) || CROPS_BEFORE.includes(b))).toBe(true);
    expect(
      asBefore
        .map(({ reason }) => reason)
        .filter((reason) => !/before|the year after|after a (full|season)|is gone by then/.test(reason)),
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

  it('are as many as the README says', () => {
    const readme = readFileSync(join(__dirname, '..', 'README.md'), 'utf8');
    const count = (of: 'other_names' | 'misspelled_names') =>
      aliasFacts.reduce((sum, fact) => sum + fact[of].length, 0).toLocaleString('en-US');

    expect(readme).toContain(`each of ${ids.length} kinds`);
    expect(readme).toContain(
      `${varietyFacts.length} varieties of ${new Set(varietyFacts.map(({ plant_id }) => plant_id)).size} kinds`,
    );
    expect(readme).toContain(`${relationFacts.length.toLocaleString('en-US')} pairs`);
    expect(readme).toContain(
      `${count('other_names')} other names and ${count('misspelled_names')} misspellings`,
    );
  });
});

import { varietyFacts } from '@planted/catalogue-data';
import { fetchVarietiesQuery, readPlantsQuery } from '@planted/contracts';
import { askCatalogue } from '../../testing/ask-catalogue';

describe('fetch varieties', () => {
  const ask = askCatalogue();

  it('REA-8 answers every variety with every override, each of a kind of the plant table', async () => {
    const { data } = await ask(fetchVarietiesQuery, {});
    const withoutSources = (one: { readonly sources: readonly string[] }) => ({ ...one, sources: null });
    expect(data.map(withoutSources)).toEqual(varietyFacts.map(withoutSources));
    const plants = await ask(readPlantsQuery, {});
    const kinds = new Set(plants.map(({ id }) => id));
    expect(data.filter(({ plant_id }) => !kinds.has(plant_id))).toEqual([]);
  });

  it('REA-8 names the sources in words', async () => {
    const { data } = await ask(fetchVarietiesQuery, {});
    const annasSources = data.find(({ id }) => id === 'apple-dwarf--anna')?.sources;
    expect(annasSources).toEqual(['seed catalogs of North America', 'seed catalogs of India']);
  });
});

import { varietyFacts } from '@planted/catalogue-data';
import { fetchVarietiesQuery, readPlantsQuery } from '@planted/contracts';
import { asGuest, startServices, type TestServices } from '@planted/service-kit/testing';
import { catalogueService } from '../../index';

describe('fetch varieties', () => {
  let services: TestServices;
  beforeAll(async () => {
    services = await startServices([catalogueService]);
  });
  afterAll(() => services.stop());

  it('REA-8 answers every variety with every override, each of a kind of the plant table', async () => {
    const { data } = await services.messaging.send(fetchVarietiesQuery, {}, asGuest());
    const withoutSources = (one: { readonly sources: readonly string[] }) => ({ ...one, sources: null });
    expect(data.map(withoutSources)).toEqual(varietyFacts.map(withoutSources));
    const plants = await services.messaging.send(readPlantsQuery, {}, asGuest());
    const kinds = new Set(plants.map(({ id }) => id));
    expect(data.filter(({ plant_id }) => !kinds.has(plant_id))).toEqual([]);
  });

  it('REA-8 names the sources in words', async () => {
    const { data } = await services.messaging.send(fetchVarietiesQuery, {}, asGuest());
    const annasSources = data.find(({ id }) => id === 'apple-dwarf--anna')?.sources;
    expect(annasSources).toEqual(['seed catalogs of North America', 'seed catalogs of India']);
  });
});

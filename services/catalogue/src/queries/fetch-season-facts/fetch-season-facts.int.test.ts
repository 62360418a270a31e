import { seasonFacts } from '@planted/catalogue-data';
import { fetchSeasonFactsQuery, readPlantsQuery } from '@planted/contracts';
import { askCatalogue } from '../../testing/ask-catalogue';

describe('fetch season facts', () => {
  const ask = askCatalogue();

  it('SEA-3 answers every kind of the plant table in every field, by id', async () => {
    const { data } = await ask(fetchSeasonFactsQuery, {});
    expect(data).toEqual(seasonFacts);
    const plants = await ask(readPlantsQuery, {});
    expect(data.map(({ id }) => id)).toEqual(plants.map(({ id }) => id).toSorted());
  });
});

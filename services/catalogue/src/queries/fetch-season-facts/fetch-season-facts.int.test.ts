import { seasonFacts } from '@planted/catalogue-data';
import { fetchSeasonFactsQuery, readPlantsQuery } from '@planted/contracts';
import { asGuest, startServices, type TestServices } from '@planted/service-kit/testing';
import { catalogueService } from '../../index';

describe('fetch season facts', () => {
  let services: TestServices;
  beforeAll(async () => {
    services = await startServices([catalogueService]);
  });
  afterAll(() => services.stop());

  it('SEA-3 answers every kind of the plant table in every field, by id', async () => {
    const { data } = await services.messaging.send(fetchSeasonFactsQuery, {}, asGuest());
    expect(data).toEqual(seasonFacts);
    const plants = await services.messaging.send(readPlantsQuery, {}, asGuest());
    expect(data.map(({ id }) => id)).toEqual(plants.map(({ id }) => id).toSorted());
  });
});

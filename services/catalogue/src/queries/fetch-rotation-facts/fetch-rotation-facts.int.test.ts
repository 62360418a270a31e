import { plantFacts, rotationFacts } from '@planted/catalogue-data';
import { fetchRotationFactsQuery } from '@planted/contracts';
import { createRotation, memoryOf } from '@planted/rotation';
import { asGuest, startServices, type TestServices } from '@planted/service-kit/testing';
import { catalogueService } from '../../index';

describe('fetch rotation facts', () => {
  let services: TestServices;
  beforeAll(async () => {
    services = await startServices([catalogueService]);
  });
  afterAll(() => services.stop());

  it('TIM-3 answers the rules in every field, and every kind with its family', async () => {
    const { data } = await services.messaging.send(fetchRotationFactsQuery, {}, asGuest());
    expect(data.facts).toEqual(rotationFacts);
    expect(data.kinds.map(({ id }) => id)).toEqual(plantFacts.map(({ id }) => id));
    expect(data.kinds.filter(({ family }) => family === '')).toEqual([]);

    const rotation = createRotation(data.facts, new Map(data.kinds.map((kind) => [kind.id, kind])));
    const memory = memoryOf([{ plantId: 'tomato-roma', season: 2025, squares: ['0,0'], troubles: [] }]);
    const [advice] = rotation.advise(memory, { plantId: 'potato', season: 2026, squares: ['0,0'] });
    expect(advice).toMatchObject({ ruleId: 'potato-black-dot', freeFrom: 2031 });
  });
});

import { plantFacts, rotationFacts } from '@planted/catalogue-data';
import { fetchRotationFactsQuery } from '@planted/contracts';
import { createRotation, memoryOf } from '@planted/rotation';
import { askCatalogue } from '../../testing/ask-catalogue';

describe('fetch rotation facts', () => {
  const ask = askCatalogue();

  it('TIM-3 answers the rules in every field, and every kind with its family', async () => {
    const { data } = await ask(fetchRotationFactsQuery, {});
    expect(data.facts).toEqual(rotationFacts);
    expect(data.kinds.map(({ id }) => id)).toEqual(plantFacts.map(({ id }) => id));
    expect(data.kinds.filter(({ family }) => family === '')).toEqual([]);

    const rotation = createRotation(data.facts, new Map(data.kinds.map((kind) => [kind.id, kind])));
    const memory = memoryOf([{ plantId: 'tomato-roma', season: 2025, squares: ['0,0'], troubles: [] }]);
    const [advice] = rotation.advise(memory, { plantId: 'potato', season: 2026, squares: ['0,0'] });
    expect(advice).toMatchObject({ ruleId: 'potato-black-dot', freeFrom: 2031 });
  });
});

import { relationFacts } from '@planted/catalogue-data';
import {
  companionRelation,
  fetchCompanionPlantsCall,
  fetchCompanionPlantsQuery,
  fetchFillerPlantsQuery,
  fetchOrganicPestControlPlantsQuery,
  fetchPollinatorPlantsQuery,
} from '@planted/contracts';
import fc from 'fast-check';
import { askCatalogue } from '../testing/ask-catalogue';
import { catalogueFacts } from '../plant-table/catalogue-facts';

describe('what auto-planting asks the catalogue', () => {
  const ask = askCatalogue();
  const { plants } = catalogueFacts();
  const ids = plants.map(({ id }) => id);

  const companionsOf = async (plantIds: string[]) =>
    (await ask(fetchCompanionPlantsQuery, { plantIds })).data;

  it('AUTO-3 fillers are small (1 x 1) or medium (a side of 2), and grow in a bed', async () => {
    const { data } = await ask(fetchFillerPlantsQuery, {});
    const sides = data.map(({ planting_width, planting_height }) =>
      Math.max(planting_width, planting_height),
    );
    expect(new Set(sides)).toEqual(new Set([1, 2]));
    expect(data.filter(({ plant_type }) => plant_type === 'house plant')).toEqual([]);
    expect(data.map(({ plant_name }) => plant_name)).toEqual(
      data.map(({ plant_name }) => plant_name).toSorted(),
    );
    expect(data.length).toBeGreaterThan(100);
  });

  it('AUTO-3 pest control and pollinator plants are those that the catalogue marks', async () => {
    const pest = await ask(fetchOrganicPestControlPlantsQuery, {});
    const pollinator = await ask(fetchPollinatorPlantsQuery, {});
    const marked = (flag: 'organic_pest_control' | 'pollinator_friendly') =>
      plants.filter((plant) => plant[flag]).map(({ id }) => id);
    expect(pest.data.map(({ id }) => id).toSorted()).toEqual(marked('organic_pest_control').toSorted());
    expect(pollinator.data.map(({ id }) => id).toSorted()).toEqual(marked('pollinator_friendly').toSorted());
  });

  it('AUTO-3 companions come with their reason, from both ends of a pair, bad ones first', async () => {
    const data = await companionsOf(ids);
    for (const { a, b, ...fact } of relationFacts) {
      expect(data[a]).toContainEqual({ id: b, ...fact });
      expect(data[b]).toContainEqual({ id: a, ...fact });
    }
    const order = ['bad', 'moderate', 'good'];
    for (const relations of Object.values(data)) {
      const ranks = relations.map(({ relation }) => order.indexOf(relation));
      expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
    }
  });

  it('AUTO-3 any ids are answered: known ones with relations, unknown ones with nothing', async () => {
    const anyId = fc.oneof(
      fc.constantFrom(...ids),
      fc.string({ unit: 'binary', maxLength: 100 }),
      fc.constantFrom('__proto__', "'; drop table catalogue.plants; --", '%', '{}', 'constructor'),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(anyId, { maxLength: 20 }), async (plantIds) => {
        fc.pre(fetchCompanionPlantsCall.request.safeParse({ plantIds }).success);
        const data = await companionsOf(plantIds);
        expect(Object.keys(data).toSorted()).toEqual(
          [...new Set(plantIds)].filter((id) => ids.includes(id)).toSorted(),
        );
        for (const relation of Object.values(data).flat()) companionRelation.parse(relation);
      }),
      { numRuns: 100 },
    );
  });
});

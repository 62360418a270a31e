import corrections from '../data/corrections.json' with { type: 'json' };
import { plantFacts, relationFacts, spacingFacts } from '.';

const records: Readonly<Record<string, ReadonlyMap<string, object>>> = {
  'plants.json': new Map(plantFacts.map((fact) => [fact.id, fact])),
  'spacing.json': new Map(spacingFacts.map((fact) => [fact.id, fact])),
  'relations.json': new Map(relationFacts.map((fact) => [`${fact.a}|${fact.b}`, fact])),
};

const recordOf = ({ file, id }: { readonly file: string; readonly id: string }): object | undefined =>
  records[file]?.get(id) ?? records[file]?.get(id.split('|').toReversed().join('|'));

describe('the corrections of the first figures', () => {
  it('REA-8 stand in the catalog, each with its reason', () => {
    const missing = corrections.filter(
      (correction) =>
        JSON.stringify(
          Object.entries(recordOf(correction) ?? {}).find(([field]) => field === correction.field)?.[1],
        ) !== JSON.stringify(correction.new),
    );

    expect(corrections).toHaveLength(152);
    expect(missing).toEqual([]);
    expect(corrections.filter(({ why }) => why === '')).toEqual([]);
  });
});

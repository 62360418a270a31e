import type { CompanionRelation } from '@planted/contracts';
import fc from 'fast-check';
import { evidenceWords, besideWords, reasonWords } from './companion-words';
import type { Companions } from './companions';
import {
  allNeighbors,
  kindPairs,
  markSpot,
  neighborsOf,
  sampled,
  sharedEdge,
  type Standing,
} from './neighbors';

const fact = (id: string, relation: CompanionRelation['relation']): CompanionRelation => ({
  id,
  relation,
  reason: `${id} has a reason.`,
  evidence: 'tradition',
});
/** Each pair on one side only, as it may be handed over. */
const companions: Companions = {
  tomato: [fact('basil', 'good'), fact('potato', 'bad')],
  carrot: [fact('tomato', 'moderate')],
};
const plant = (plantId: string, x: number, y: number, width = 1, height = width): Standing => ({
  id: `${plantId} ${x} ${y}`,
  plantId,
  plantName: plantId,
  x,
  y,
  width,
  height,
});
const bed = (side: number) =>
  Array.from({ length: side }, () => Array.from({ length: side }, () => 1 as const));

describe('two footprints', () => {
  it('share the part of a side along which they touch', () => {
    expect(sharedEdge(plant('a', 0, 0, 2), plant('b', 2, 1, 1, 3))).toEqual({
      runs: 'upright',
      at: 2,
      from: 1,
      to: 2,
    });
    expect(sharedEdge(plant('a', 1, 2), plant('b', 0, 0, 3, 2))).toEqual({
      runs: 'level',
      at: 2,
      from: 1,
      to: 2,
    });
  });

  it('share nothing at a corner or with soil between them', () => {
    expect(sharedEdge(plant('a', 0, 0), plant('b', 1, 1))).toBeUndefined();
    expect(sharedEdge(plant('a', 0, 0), plant('b', 2, 0))).toBeUndefined();
  });

  it('are marked on that side, near its right end', () => {
    expect(markSpot({ runs: 'level', at: 2, from: 0, to: 3 })).toEqual({ x: 2.78, y: 2 });
    expect(markSpot({ runs: 'upright', at: 2, from: 0, to: 3 })).toEqual({ x: 2, y: 1.5 });
  });
});

describe('the neighbors of a plant', () => {
  const tomato = plant('tomato', 1, 1, 2);
  const standing = [
    tomato,
    plant('basil', 0, 1),
    plant('carrot', 1, 0),
    plant('potato', 3, 2),
    plant('rose', 2, 0),
  ];

  it('PLT-4 are those beside it of which something is known, bad ones first, whichever side it is known of', () => {
    expect(
      neighborsOf(tomato, standing, companions).map(({ other, relation }) => [
        other.plantId,
        relation.relation,
      ]),
    ).toEqual([
      ['potato', 'bad'],
      ['carrot', 'moderate'],
      ['basil', 'good'],
    ]);
  });

  it('are none before the relations are here', () => {
    expect(neighborsOf(tomato, standing, {})).toEqual([]);
  });

  it('are shown in words, with the reason, and lore as lore', () => {
    const pairs = neighborsOf(tomato, standing, companions);
    expect(besideWords(pairs)).toBe('Bad beside potato. Moderate beside carrot. Good beside basil.');
    expect(reasonWords(pairs.slice(0, 1))).toBe(
      'Bad beside potato: potato has a reason. Garden lore, not tested.',
    );
    expect(evidenceWords({ evidence: 'tradition' })).toContain('lore');
  });

  it.each([
    ['on-relative', 'Measured on a relative, not on this pair'],
    ['as-crop-before', 'Measured as the crop before, not side by side'],
    ['in-laboratory', 'Measured in a laboratory, not in a bed'],
  ] as const)('show a trial %s as what it was', (measured, words) => {
    expect(evidenceWords({ evidence: 'observed', measured })).toBe(words);
    expect(evidenceWords({ evidence: 'trial' })).toBe('Measured in field trials');
  });
});

describe('the neighbors of a bed', () => {
  const kinds = fc.constantFrom('tomato', 'basil', 'potato', 'carrot', 'rose');
  /** Plants row by row, of any kinds and sizes, with gaps. */
  const layouts = fc
    .array(fc.tuple(kinds, fc.integer({ min: 1, max: 3 }), fc.boolean()), { maxLength: 12 })
    .map((wanted) =>
      wanted.flatMap(([kind, side, stands], at) =>
        stands ? [plant(kind, (at % 4) * 3, Math.floor(at / 4) * 3, side)] : [],
      ),
    );

  it('are each pair once, the same as from the plants one by one', () => {
    fc.assert(
      fc.property(layouts, (standing) => {
        const key = (a: Standing, b: Standing) => [a.id, b.id].sort().join(' | ');
        const all = allNeighbors(bed(12), standing, companions).map(({ one, other }) => key(one, other));
        const each = standing.flatMap((one) =>
          neighborsOf(one, standing, companions).map(({ other }) => key(one, other)),
        );
        expect(all.toSorted()).toEqual([...new Set(each)].sort());
      }),
    );
  });

  it('do not meet across the end of a row', () => {
    expect(allNeighbors(bed(3), [plant('tomato', 2, 0), plant('basil', 0, 1)], companions)).toEqual([]);
  });

  it('are marked at most twice for two kinds, and each two kinds have one reason', () => {
    const row = Array.from({ length: 6 }, (_, x) => plant(x % 2 ? 'basil' : 'tomato', x, 0));
    const pairs = allNeighbors(bed(6), row, companions);
    expect(pairs).toHaveLength(5);
    expect(sampled(pairs)).toHaveLength(2);
    expect(kindPairs(pairs).map(({ times }) => times)).toEqual([5]);
  });
});

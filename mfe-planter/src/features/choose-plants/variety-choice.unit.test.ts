import { exampleVariety } from '@planted/contracts/testing';
import { countedOf, namedIn, recounted, varietiesByKind } from './variety-choice';

const any = 'basil-sweet';
const genovese = 'basil-sweet--genovese';
const none = new Map<string, string>();

describe('the variety of a card', () => {
  it('REA-8 is the one that was picked, or searched for, or chosen already, or any', () => {
    const counts = new Map([[genovese, 2]]);
    expect(countedOf(any, [{ id: genovese }], { picked: new Map([[any, any]]), counts }, 'x')).toBe(any);
    expect(countedOf(any, [{ id: genovese }], { picked: none, counts }, 'x')).toBe('x');
    expect(countedOf(any, [{ id: genovese }], { picked: none, counts })).toBe(genovese);
    expect(countedOf(any, [{ id: genovese }], { picked: none, counts: new Map() }, genovese)).toBe(genovese);
    expect(countedOf(any, [{ id: genovese }], { picked: none, counts: new Map() })).toBe(any);
  });

  it('REA-8 takes over what is not placed yet, and leaves what stands', () => {
    const counts = new Map([
      ['fern', 1],
      [any, 3],
    ]);
    expect([...recounted(counts, any, genovese, 0)]).toEqual([
      ['fern', 1],
      [genovese, 3],
    ]);
    expect([...recounted(counts, any, genovese, 2)]).toEqual([
      ['fern', 1],
      [any, 2],
      [genovese, 1],
    ]);
    expect(recounted(counts, any, genovese, 3)).toBe(counts);
    expect(recounted(counts, any, any, 0)).toBe(counts);
    expect([
      ...recounted(
        new Map([
          [any, 1],
          [genovese, 1],
        ]),
        any,
        genovese,
        0,
      ),
    ]).toEqual([[genovese, 2]]);
  });

  it('is found by its name or another name in trade', () => {
    const variety = exampleVariety();
    expect(varietiesByKind([variety]).get(any)).toEqual([variety]);
    expect(namedIn([variety], 'Basilico Genovese')).toBe(variety);
    expect(namedIn([variety], undefined)).toBeUndefined();
    expect(namedIn([variety], 'Thai')).toBeUndefined();
  });
});

import { textOf, valueOf } from './draft-text';

const again = (value: object) => valueOf(textOf(value));

describe('a draft as text', () => {
  it.each<[string, object]>([
    ['the fields of a form', { title: 'Erste Möhren', notes: '', isDone: false, plant: null, size: 1.5 }],
    ['words that are no words', { text: '\ud83c "\\\n\u2028', constructor: 'x' }],
    ['numbers that are none', [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]],
    ['what is not there', { a: undefined, list: [undefined, null] }],
    ['cells', { filled: Uint8Array.from({ length: 256 }, (_, cell) => cell), none: new Uint8Array() }],
    [
      'maps and sets of anything',
      new Map<unknown, unknown>([
        [{ id: 1 }, new Set(['a', ['b']])],
        ['empty', new Map()],
      ]),
    ],
    ['a date', [new Date(1_700_000_000_000)]],
    ['nothing', {}],
  ])('is read again with %s', (_what, value) => {
    expect(again(value)).toStrictEqual(value);
  });

  it("keeps a name that is '__proto__' as a name", () => {
    const value = JSON.parse('{"__proto__": {"polluted": true}}');
    const read = again(value) as object;
    expect(Object.keys(read)).toEqual(['__proto__']);
    expect(read).not.toHaveProperty('polluted');
  });

  it('holds a long history of small steps in a fifth of what JSON takes', () => {
    // Each step with objects of its own, as a draft that was checked on loading has them.
    const step = (taken: number) => ({
      name: `Take ${taken}`,
      placements: Array.from({ length: 200 }, (_, id) => ({ id, name: 'Carrot', color: '#e68a58' })).filter(
        ({ id }) => id !== taken,
      ),
    });
    const history = Array.from({ length: 80 }, (_, taken) => step(taken));
    expect(textOf(history).length).toBeLessThan(JSON.stringify(history).length / 5);
    expect(again(history)).toEqual(history);
  });

  it.each<[string, object]>([
    ['a picture', { picture: new Blob(['x']) }],
    ['another typed array', { cells: new Float32Array(2) }],
    ['a function', { run: () => {} }],
    ['a big number', { id: 1n }],
  ])('does not exist of %s', (_what, value) => {
    expect(() => textOf(value)).toThrow(TypeError);
  });

  it.each(['', '{', '7', 'null', '[7]', '[["list",[1]]]', '[["constructor"]]', '[["bytes","ä"]]'])(
    'is not %j',
    (text) => {
      expect(() => valueOf(text)).toThrow();
    },
  );
});

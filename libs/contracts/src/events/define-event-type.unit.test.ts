import { z } from 'zod';
import { uuid } from '../text';
import { alreadyEncrypted, personal, plain } from '../text-privacy';
import { defineEventType } from './define-event-type';
import type { UnclassifiedText } from './texts-of-schema';

const upcast = (data: unknown) => data;
/** Of a type that the type checker does not see into, as schemas are that a function makes. */
const define = (schema: z.ZodType<object>) =>
  defineEventType({ type: 'BedDug', versions: { 1: { schema } } });

describe('an event type', () => {
  it('knows its newest version, and the personal fields of each', () => {
    const note = personal(z.string().nullable());
    const bedDug = defineEventType({
      type: 'BedDug',
      versions: {
        1: { schema: z.object({ note }), storedInClear: 'there was no way to encrypt it', upcast },
        2: { schema: z.object({ note }), upcast },
        3: { schema: z.object({ bedId: uuid, note, names: personal(z.string()).optional() }) },
      },
    });
    expect(bedDug.newest).toBe(3);
    expect([1, 2, 3, 4].map(bedDug.personalFields)).toEqual([
      [],
      ['note'],
      ['note', 'names'],
      ['note', 'names'],
    ]);
  });

  it('has every version, and a way from each to the next', () => {
    const schema = z.object({});
    const of = (versions: Record<number, { schema: z.ZodType<object>; upcast?: typeof upcast }>) => () =>
      defineEventType({ type: 'BedDug', versions });
    expect(of({ 1: { schema }, 2: { schema } })).toThrow(
      "BedDug v1: 'upcast' is missing, which brings it to v2",
    );
    expect(of({ 1: { schema, upcast }, 3: { schema } })).toThrow('BedDug has no version 2');
    expect(of({ 1: { schema, upcast } })).toThrow("BedDug v1: 'upcast' leads to v2, which is missing");
    expect(of({})).toThrow('BedDug has no version 1');
  });
});

describe('a text in an event', () => {
  it.each([
    ['name', z.object({ name: z.string() })],
    ['name', z.object({ name: z.string().min(3).nullable().optional() })],
    ['place.name', z.object({ place: z.object({ name: z.string() }) })],
    ['plants[].name', z.object({ plants: z.array(z.object({ name: z.string() })) })],
    ['value', z.object({ value: z.union([z.number(), z.string()]) })],
    ['labels{key}', z.object({ labels: z.record(z.string(), z.number()) })],
    ['labels{}', z.object({ labels: z.record(uuid, z.string()) })],
    ['pair[]', z.object({ pair: z.tuple([z.number(), z.string()]) })],
    ['name', z.intersection(z.object({ id: uuid }), z.object({ name: z.string() }))],
    ['name', z.object({ name: z.string().transform((text) => text.length) })],
    ['name', z.discriminatedUnion('kind', [z.object({ kind: z.literal('a'), name: z.string() })])],
    ['*', z.object({ id: uuid }).catchall(z.string())],
  ])('is personal or plain: %s', (path, schema) => {
    expect(() => define(schema)).toThrow(
      `BedDug v1: field '${path}' is text that is neither personal() nor plain(): wrap its schema in personal(…)`,
    );
  });

  it.each([
    ['any', z.object({ x: z.any() })],
    ['unknown', z.object({ x: z.unknown() })],
    ['lazy', z.object({ x: z.lazy(() => z.string()) })],
    ['custom', z.object({ x: z.custom<string>() })],
    ['date', z.object({ x: z.date() })],
  ])('may be in what shows nothing of it: %s', (kind, schema) => {
    expect(() => define(schema)).toThrow(
      `BedDug v1: field 'x' may hold text (a schema of kind '${kind}') that is neither personal() nor plain()`,
    );
  });

  it('stays classified through checks, and is not by what others share', () => {
    const shared = z.string();
    expect(() =>
      define(z.object({ a: plain(shared, 'a key').max(5), b: alreadyEncrypted(shared) })),
    ).not.toThrow();
    expect(() => define(z.object({ c: shared }))).toThrow("field 'c' is text");
  });

  it('is no number, no choice, no shared id, day or color', () => {
    expect(() =>
      define(
        z.object({ n: z.number().int(), b: z.boolean(), e: z.enum(['a']), l: z.literal('b'), id: uuid }),
      ),
    ).not.toThrow();
  });

  it('is personal only where it can be encrypted, and removed', () => {
    const name = personal(z.string());
    expect(() => define(z.object({ plants: z.array(z.object({ name })) }))).toThrow(
      "BedDug v1: field 'plants[].name' is personal() inside a list or an object: only a field of the event itself",
    );
    expect(() => define(z.object({ id: personal(uuid) }))).toThrow(
      "BedDug v1: field 'id' is personal(), but its schema refuses '(removed)'",
    );
  });

  it('that is unclassified does not compile', () => {
    const schema = z.object({
      id: uuid,
      name: z.string(),
      note: personal(z.string()).nullable(),
      plants: z.array(z.object({ color: z.string().nullable(), size: z.number() })),
      value: z.union([z.string(), z.number()]),
      kind: z.enum(['a', 'b']),
    });
    // One entry more or less than the type checker finds is an error here.
    const found: Record<UnclassifiedText<typeof schema>, true> = {
      name: true,
      'plants[].color': true,
      value: true,
    };
    expect(Object.keys(found)).toHaveLength(3);
  });
});

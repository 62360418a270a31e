import { z } from 'zod';
import { schemaProblems } from './schema-problems';
import { type WireSchema, wireSchema } from './wire-schema';

const problems = (writer: z.ZodType, reader: z.ZodType) =>
  schemaProblems(wireSchema(writer), wireSchema(reader)).map(({ field, what }) => `${field}: ${what}`);

const row = z.object({ id: z.uuid(), name: z.string() });

describe('what a writer sends is taken by a reader', () => {
  it.each<[string, z.ZodType, z.ZodType]>([
    ['of the same schema', row, row],
    ['that knows fewer fields', row, row.pick({ id: true })],
    ['that can do without a field', row.pick({ id: true }), row.partial({ name: true })],
    [
      'that has a default for a field',
      row.omit({ name: true }),
      row.extend({ name: z.string().default('') }),
    ],
    ['that also takes null', row, row.extend({ name: z.string().nullable() })],
    ['with wider bounds', z.int().min(1).max(5), z.number().min(0)],
    ['with the same bound, inclusive', z.number().positive(), z.number().positive()],
    ['of more values', z.enum(['a', 'b']), z.enum(['a', 'b', 'c'])],
    ['of any text', z.enum(['a', 'b']), z.string().max(1)],
    ['of any number', z.literal(3), z.int().min(3)],
    ['of both booleans', z.boolean(), z.union([z.literal(true), z.literal(false)])],
    ['of one boolean', z.literal(true), z.boolean()],
    ['of more alternatives', z.string().nullable(), z.union([z.number(), z.string(), z.null()])],
    ['that falls back', z.enum(['a', 'new']), z.enum(['a', 'other']).catch('other')],
    ['that takes anything', row, z.unknown()],
    ['of longer lists', z.array(row).max(5), z.array(row).max(6)],
    ['by any name', z.record(z.string(), z.int()), z.record(z.string(), z.number())],
    ['whose unknown fields are let pass', z.strictObject({ a: z.int() }), z.object({})],
    [
      'of the same kinds',
      z.object({ kind: z.literal('a'), x: z.int() }),
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('b') }),
        z.object({ kind: z.literal('a'), x: z.number() }),
      ]),
    ],
  ])('%s', (_, writer, reader) => {
    expect(problems(writer, reader)).toEqual([]);
  });
});

describe('what a writer sends may be refused', () => {
  it.each<[string, z.ZodType, z.ZodType, string[]]>([
    ['by a new field', row.omit({ name: true }), row, ['name: may be missing']],
    ['by a field that became optional', row.partial({ name: true }), row, ['name: may be missing']],
    ['by null', z.array(z.string().nullable()), z.array(z.string()), ['*: may be null']],
    ['by a new value', z.enum(['a', 'b']), z.enum(['a']), [': may be "b"']],
    ['by any text for an enum', z.string(), z.enum(['a']), [': may be of type string']],
    ['by another type', row.extend({ name: z.number() }), row, ['name: may be of type number']],
    ['by a fraction', z.number(), z.int(), [': may be of type number']],
    ['by both booleans', z.boolean(), z.literal(true), [': may be false']],
    ['by a longer text', z.string(), z.string().max(5), [': may be more than 5 characters']],
    ['by an empty text', z.string(), z.string().min(1), [': may be less than 1 characters']],
    ['by a longer value', z.enum(['ab']), z.string().max(1), [': may be "ab"']],
    ['by a value outside', z.literal(9), z.int().max(8), [': may be 9']],
    ['by zero', z.number().min(0), z.number().positive(), [': may be less than 0']],
    ['by more entries', z.array(row), z.array(row).max(2), [': may be more than 2 entries']],
    ['by another pattern', z.string(), z.string().regex(/^a/), [': may be of another pattern than ^a']],
    ['by anything', z.unknown(), z.string(), [': may be anything']],
    [
      'by an unknown field',
      row,
      row.pick({ id: true }).strict(),
      ['name: may be sent, and is not a known field'],
    ],
    ['by any name', z.record(z.string(), z.int()), z.strictObject({}), [': may have fields of any name']],
    [
      'by other entries',
      z.record(z.string(), z.string()),
      z.record(z.string(), z.int()),
      ['*: may be of type string'],
    ],
    [
      'by a record for a named field',
      z.record(z.string(), z.string()),
      z.object({ a: z.int().optional() }),
      ['a: may be of type string'],
    ],
    [
      'by a kind that lost a field',
      z.object({ kind: z.literal('a') }),
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('b'), x: z.int(), y: z.int() }),
        z.object({ kind: z.literal('a'), x: z.int() }),
      ]),
      ['x: may be missing'],
    ],
  ])('%s', (_, writer, reader, expected) => {
    expect(problems(writer, reader)).toEqual(expected);
  });

  it('names the field where it stands', () => {
    const page = (entry: z.ZodType) => z.object({ data: z.array(z.object({ plant: entry })) });
    expect(problems(page(row.omit({ name: true })), page(row))).toEqual([
      'data.*.plant.name: may be missing',
    ]);
  });
});

it('a keyword that is not compared is an error, not a silent yes', () => {
  const even: WireSchema = Object.assign({ type: 'number' }, { multipleOf: 2 });
  expect(() => schemaProblems({ type: 'number' }, even, 'data.n')).toThrow(
    "data.n uses the JSON Schema keyword 'multipleOf'",
  );
  expect(() => problems(z.tuple([z.string()]), z.tuple([z.string()]))).toThrow("'prefixItems'");
});

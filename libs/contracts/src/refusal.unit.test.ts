import { z } from 'zod';
import { readInput, saidToGardener } from './refusal';

const reasonFor = (schema: z.ZodType, input: unknown): string | undefined => {
  const read = readInput(schema, input);
  return read.ok ? undefined : read.refusal.message;
};

describe('why an input is refused', () => {
  it.each<[string, z.ZodType, unknown, string]>([
    ['what is missing', z.string(), undefined, 'is missing'],
    ['text', z.string(), 3, 'must be text'],
    ['a number', z.number(), '3', 'must be a number'],
    ['a number beyond all', z.number(), Number.NaN, 'must be a number'],
    ['a whole number', z.int(), 1.5, 'must be a whole number'],
    ['a yes or no', z.boolean(), null, 'must be true or false'],
    ['a list', z.array(z.string()), 'x', 'must be a list'],
    ['an object', z.object({}), [], 'must be an object of named fields'],
    ['a least number', z.number().min(1), 0, 'must be at least 1'],
    ['more than a number', z.number().gt(0), 0, 'must be more than 0'],
    ['a greatest number', z.number().max(50), 51, 'must be at most 50'],
    ['text that is not empty', z.string().min(1), '', 'must not be empty'],
    ['a longest text', z.string().max(2), 'xxx', 'must have at most 2 characters'],
    ['a longest list', z.array(z.number()).max(1), [1, 2], 'must have at most 1 entry'],
    ['a multiple', z.number().multipleOf(5), 4, 'must be a multiple of 5'],
    ['an email address', z.email(), 'x', 'must be an email address'],
    ['a format without a name', z.string().regex(/^a$/), 'b', 'is not valid'],
    ['one word', z.literal('user'), 'admin', 'must be user'],
    ['one of several', z.enum(['garden', 'plant']), 'pot', 'must be one of garden, plant'],
    ['one of several types', z.union([z.string(), z.number()]), true, 'is not valid'],
  ])('is in our words: %s', (_, schema, input, reason) => {
    expect(reasonFor(z.strictObject({ field: schema }), { field: input })).toBe(`field: ${reason}`);
  });

  it('names a field that is not known, and keeps the words of a schema that has its own', () => {
    const schema = z.strictObject({ name: z.string().max(1, 'must be short').optional() });
    expect(reasonFor(schema, { owner: 1 })).toBe('owner: is not a known field');
    expect(reasonFor(schema, { name: 'Herbs' })).toBe('name: must be short');
    expect(reasonFor(schema, 3)).toBe('must be an object of named fields');
  });
});

describe('why a change was refused', () => {
  it.each([
    ['changes.0: overlaps another plant', 'overlaps another plant'],
    ['changes.12.y: must be at least 0', 'must be at least 0'],
    ['changes.1.harvest.value: must be a number', 'must be a number'],
    ['plants.3.name: must not be empty', 'plants.3.name: must not be empty'],
    ['Carrots are in changes.0: here', 'Carrots are in changes.0: here'],
  ])('is told without its place in an act: %s', (message, said) => {
    expect(saidToGardener(message)).toBe(said);
  });
});

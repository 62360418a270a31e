import { inputSchemaOf } from '@planted/gateway/testing';
import fc from 'fast-check';
import type { z } from 'zod';
import { hostileText } from './texts';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Days around now, for fields that take no others. */
const NEAR = [-400, -30, -1, 0, 1, 30, 400].map((days) =>
  new Date(Date.now() + days * 86_400_000).toISOString(),
);

/** What only a rule beyond the schema's shape can tell apart: right values, so that requests come far enough. */
const BY_NAME: Readonly<Record<string, readonly unknown[]>> = {
  matrix: ['1', '1,1\n1,0', '1,1,1\n0,1,1', '1, 1 \n 1,1 '],
  gardenWidth: [1, 2, 3, 25],
  email: ['ada@example.org', ' Ada+x@Example.ORG '],
  time_zone: ['Europe/Paris', 'UTC', 'Pacific/Apia'],
  plantId: ['carrot', 'tomato', 'basil', 'nobody-knows-it'],
};

export interface ValueParts {
  /** Ids that name something, for fields that take ids. */
  readonly ids: fc.Arbitrary<string>;
}

/** What a client that has read the contract could send: mostly of the right shape, with hostile text where text may be. */
export const valueOf = (schema: z.ZodType, parts: ValueParts): fc.Arbitrary<unknown> =>
  valueIn(inputSchemaOf(schema), '', parts);

function valueIn(schema: JsonSchema, name: string, parts: ValueParts): fc.Arbitrary<unknown> {
  const alternatives = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  if (alternatives.length > 0)
    return fc.oneof(...alternatives.map((each) => valueIn(each as JsonSchema, name, parts)));
  const known = BY_NAME[name];
  if (known) return fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...known) }, hostileText);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if ('const' in schema) return fc.constant(schema.const);
  switch (schema.type) {
    case 'object':
      return recordIn(schema, parts);
    case 'array':
      return fc.array(valueIn((schema.items ?? {}) as JsonSchema, name, parts), { maxLength: 4 });
    case 'string':
      return textIn(schema, parts);
    case 'integer':
    case 'number':
      return numberIn(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue();
  }
}

function recordIn({ properties = {}, required = [] }: JsonSchema, parts: ValueParts): fc.Arbitrary<object> {
  const fields = Object.entries(properties).map(
    ([name, schema]) => [name, valueIn(schema as JsonSchema, name, parts)] as const,
  );
  return fc.record(Object.fromEntries(fields), { requiredKeys: [...required] });
}

function textIn({ format, pattern }: JsonSchema, { ids }: ValueParts): fc.Arbitrary<string> {
  if (format === 'uuid') return ids;
  if (format === 'date') return fc.constantFrom(...NEAR.map((moment) => moment.slice(0, 10)));
  if (format === 'date-time') return fc.constantFrom(...NEAR);
  return pattern === undefined ? hostileText : fc.stringMatching(new RegExp(pattern, 'u'));
}

function numberIn({ type, minimum, maximum }: JsonSchema): fc.Arbitrary<number> {
  const edges = [minimum, maximum].filter((edge) => edge !== undefined);
  const whole = fc.integer({ min: Math.max(minimum ?? 0, -1000), max: Math.min(maximum ?? 50, 1000) });
  return fc.oneof(
    { weight: 4, arbitrary: whole },
    fc.constantFrom(...edges, 0, -0, 1e308, Number.MAX_SAFE_INTEGER, 2 ** 53, -(2 ** 31) - 1),
    type === 'number' ? fc.double({ noNaN: true, noDefaultInfinity: true }) : whole,
  );
}

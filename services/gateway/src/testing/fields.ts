import { z } from 'zod';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** A value in a request that holds no others. */
export interface Field {
  /** Names from the outside in; `*` is every entry of a list, e.g. ['plantingDates', '*', 'plant_id']. */
  readonly path: readonly string[];
  readonly schema: JsonSchema;
}

/** What a client may send, as JSON Schema: before any default or rule has changed it. */
export const inputSchemaOf = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

/** Every field that a request of this schema can have; those of all alternatives, where there are some. */
export const fieldsOf = (schema: z.ZodType): Field[] => fieldsIn(inputSchemaOf(schema), []);

/** Whether a field names something: by its format, or, where any text will do, by what it is called. */
const isId = ({ path, schema }: Field): boolean =>
  schema.type === 'string' &&
  (schema.format === 'uuid' || /^ids?$|_ids?$|Ids?$/.test(path.findLast((name) => name !== '*') ?? ''));

/** Where a request of this schema names something, e.g. 'plantingDates.*.plant_id'. */
export const idFieldsOf = (schema: z.ZodType): string[] => [
  ...new Set(
    fieldsOf(schema)
      .filter(isId)
      .map(({ path }) => path.join('.')),
  ),
];

function fieldsIn(schema: JsonSchema, path: readonly string[]): Field[] {
  const alternatives = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  if (alternatives.length > 0) return alternatives.flatMap((each) => fieldsIn(each as JsonSchema, path));
  if (schema.type === 'object') {
    const named = Object.entries(schema.properties ?? {}).flatMap(([name, child]) =>
      fieldsIn(child as JsonSchema, [...path, name]),
    );
    const others = schema.additionalProperties;
    return typeof others === 'object' ? [...named, ...fieldsIn(others as JsonSchema, [...path, '*'])] : named;
  }
  if (schema.type === 'array') {
    const entries = [...(schema.prefixItems ?? []), schema.items].filter((each) => typeof each === 'object');
    return entries.flatMap((each) => fieldsIn(each as JsonSchema, [...path, '*']));
  }
  return [{ path, schema }];
}

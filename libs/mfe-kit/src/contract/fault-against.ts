/** The part of JSON Schema that remote.schema.json is written in: some hundred bytes, where a whole checker is 30 KiB. */
export interface Schema {
  readonly const?: unknown;
  readonly type?: string;
  readonly pattern?: string;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
}

/** @returns where `value` is not as `schema` says, e.g. 'files/a.js/integrity', or undefined where it is */
export function faultAgainst(schema: Schema, value: unknown, at = ''): string | undefined {
  if ('const' in schema && value !== schema.const) return at;
  if (schema.type !== undefined && typeOf(value) !== schema.type) return at;
  if (schema.pattern !== undefined && !new RegExp(schema.pattern, 'u').test(String(value))) return at;
  if (Array.isArray(value)) return firstOf(value.entries(), () => schema.items, at);
  if (typeof value !== 'object' || value === null) return undefined;
  const missing = schema.required?.find((key) => !Object.hasOwn(value, key));
  if (missing !== undefined) return below(at, missing);
  const { properties = {}, additionalProperties: others } = schema;
  const schemaOf = (key: string | number) =>
    Object.hasOwn(properties, key) ? properties[key] : typeof others === 'object' ? others : undefined;
  return firstOf(Object.entries(value), schemaOf, at);
}

function firstOf<Key extends string | number>(
  entries: Iterable<readonly [Key, unknown]>,
  schemaOf: (key: Key) => Schema | undefined,
  at: string,
): string | undefined {
  for (const [key, value] of entries) {
    const schema = schemaOf(key);
    const fault = schema && faultAgainst(schema, value, below(at, key));
    if (fault !== undefined) return fault;
  }
  return undefined;
}

const below = (at: string, key: string | number): string => (at === '' ? `${key}` : `${at}/${key}`);

const typeOf = (value: unknown): string =>
  Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;

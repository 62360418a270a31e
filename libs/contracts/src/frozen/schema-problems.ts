import type { WireSchema } from './wire-schema';

/** Why a reader may refuse what a writer sends. */
export interface SchemaProblem {
  /** The field, e.g. 'data.*.width'; `*` is every entry, '' the whole. */
  readonly field: string;
  /** e.g. 'may be missing' */
  readonly what: string;
}

const ANNOTATIONS = ['default', 'title', 'description', 'x-reads-anything'];
const COMPARED = [
  ...['type', 'const', 'enum', 'anyOf', 'oneOf'],
  ...['properties', 'required', 'additionalProperties', 'propertyNames', 'items', 'minItems', 'maxItems'],
  ...['minLength', 'maxLength', 'pattern', 'format'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'],
];
const KNOWN: ReadonlySet<string> = new Set([...ANNOTATIONS, ...COMPARED]);

/**
 * Everything that `writer` may send and `reader` would refuse; empty when each value of the one is one of the other. A
 * writer sends the fields that its schema names and no others, so that a reader may know fewer or more of them. What
 * cannot be compared, such as two patterns, counts as refused.
 * @throws Error for a keyword of JSON Schema that is not compared here
 */
export function schemaProblems(writer: WireSchema, reader: WireSchema, field = ''): SchemaProblem[] {
  for (const schema of [writer, reader]) refuseUnknown(schema, field);
  if (reader['x-reads-anything'] || isAnything(reader)) return [];
  if (isAnything(writer)) return [{ field, what: 'may be anything' }];
  const readers = alternativesOf(reader);
  return alternativesOf(writer).flatMap((sent) => problemsOf(sent, readers, field));
}

function refuseUnknown(schema: WireSchema, field: string): void {
  const unknown = Object.keys(schema).find((keyword) => !KNOWN.has(keyword));
  if (unknown === undefined) return;
  throw new Error(
    `${field || 'a schema'} uses the JSON Schema keyword '${unknown}', which libs/contracts/src/frozen/schema-problems.ts does not compare yet`,
  );
}

const isAnything = (schema: WireSchema): boolean =>
  Object.keys(schema).every((keyword) => ANNOTATIONS.includes(keyword));

/** A schema as a list of schemas of one type each, or of one value. */
function alternativesOf(schema: WireSchema): WireSchema[] {
  const nested = schema.anyOf ?? schema.oneOf;
  if (nested) return nested.flatMap(alternativesOf);
  if (schema.enum) return schema.enum.map((value) => ({ const: value }));
  if (schema.const !== undefined) return [{ const: schema.const }];
  if (Array.isArray(schema.type)) return schema.type.flatMap((type) => alternativesOf({ ...schema, type }));
  if (schema.type === 'boolean') return [{ const: true }, { const: false }];
  if (schema.type === 'null') return [{ const: null }];
  return [schema];
}

/** None where one of the readers takes it; else those of the reader that comes closest. */
function problemsOf(sent: WireSchema, readers: readonly WireSchema[], field: string): SchemaProblem[] {
  const tries = readers
    .filter((reader) => isOfType(sent, reader))
    .map((reader) => alternativeProblems(sent, reader, field))
    .toSorted((one, other) => one.length - other.length);
  return tries[0] ?? [{ field, what: `may be ${nameOf(sent)}` }];
}

const isOfType = (sent: WireSchema, reader: WireSchema): boolean => {
  if ('const' in sent) return 'const' in reader ? sent.const === reader.const : isValueOf(sent.const, reader);
  return !('const' in reader) && (sent.type === reader.type || isWider(reader, sent));
};

const isWider = (reader: WireSchema, sent: WireSchema): boolean =>
  reader.type === 'number' && sent.type === 'integer';

/** Whether a single value, of an enum or a literal, is one that a schema of a whole type takes. */
function isValueOf(
  value: unknown,
  { type, minLength = 0, maxLength = Infinity, ...schema }: WireSchema,
): boolean {
  if (typeof value === 'string')
    return (
      type === 'string' &&
      value.length >= minLength &&
      value.length <= maxLength &&
      schema.format === undefined &&
      new RegExp(schema.pattern ?? '', 'u').test(value)
    );
  if (typeof value !== 'number') return false;
  const { minimum = -Infinity, maximum = Infinity } = schema;
  const { exclusiveMinimum: above = -Infinity, exclusiveMaximum: below = Infinity } = schema;
  const isNumber = type === 'number' || (type === 'integer' && Number.isInteger(value));
  return isNumber && value >= minimum && value <= maximum && value > above && value < below;
}

const nameOf = ({ type, const: value }: WireSchema): string =>
  type === undefined ? JSON.stringify(value) : `of type ${String(type)}`;

function alternativeProblems(sent: WireSchema, reader: WireSchema, field: string): SchemaProblem[] {
  if ('const' in sent) return [];
  if (sent.type === 'object') return objectProblems(sent, reader, field);
  const own = limitProblems(sent, reader).map((what) => ({ field, what }));
  if (sent.type !== 'array') return own;
  return [...own, ...schemaProblems(sent.items ?? {}, reader.items ?? {}, inside(field, '*'))];
}

const inside = (field: string, name: string): string => (field === '' ? name : `${field}.${name}`);

function objectProblems(sent: WireSchema, reader: WireSchema, field: string): SchemaProblem[] {
  const missing = (reader.required ?? [])
    .filter((name) => !sent.required?.includes(name))
    .map((name) => ({ field: inside(field, name), what: 'may be missing' }));
  const named = Object.entries(sent.properties ?? {}).flatMap(([name, schema]) => {
    const read = reader.properties?.[name] ?? reader.additionalProperties ?? true;
    const at = inside(field, name);
    if (read === false) return [{ field: at, what: 'may be sent, and is not a known field' }];
    return schemaProblems(schema, read === true ? {} : read, at);
  });
  return [...missing, ...named, ...otherProblems(sent, reader, field)];
}

/** Of the fields that a record has under names of its own. */
function otherProblems(sent: WireSchema, reader: WireSchema, field: string): SchemaProblem[] {
  const others = sent.additionalProperties;
  if (typeof others !== 'object') return [];
  const read = reader.additionalProperties ?? true;
  if (read === false) return [{ field, what: 'may have fields of any name' }];
  const isNamed = (name: string) => sent.properties?.[name] !== undefined;
  return [
    ...schemaProblems(sent.propertyNames ?? { type: 'string' }, reader.propertyNames ?? {}, field),
    ...schemaProblems(others, read === true ? {} : read, inside(field, '*')),
    ...Object.entries(reader.properties ?? {})
      .filter(([name]) => !isNamed(name))
      .flatMap(([name, schema]) => schemaProblems(others, schema, inside(field, name))),
  ];
}

const LEAST = [
  ['minLength', 'characters'],
  ['minItems', 'entries'],
  ['minimum', ''],
  ['exclusiveMinimum', ''],
] as const;
const MOST = [
  ['maxLength', 'characters'],
  ['maxItems', 'entries'],
  ['maximum', ''],
  ['exclusiveMaximum', ''],
] as const;

function limitProblems(sent: WireSchema, reader: WireSchema): string[] {
  const problems: string[] = [];
  for (const [limit, unit] of LEAST) {
    const least = reader[limit];
    if (least !== undefined && (sent[limit] ?? -Infinity) < least)
      problems.push(`may be less than ${least} ${unit}`.trimEnd());
  }
  for (const [limit, unit] of MOST) {
    const most = reader[limit];
    if (most !== undefined && (sent[limit] ?? Infinity) > most)
      problems.push(`may be more than ${most} ${unit}`.trimEnd());
  }
  for (const rule of ['format', 'pattern'] as const) {
    if (reader[rule] !== undefined && sent[rule] !== reader[rule])
      problems.push(`may be of another ${rule} than ${reader[rule]}`);
  }
  return problems;
}

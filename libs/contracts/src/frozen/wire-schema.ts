import { z } from 'zod';

/** The JSON Schema that the calls of the contracts are frozen as; keywords that are not named here are refused. */
export interface WireSchema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly WireSchema[];
  readonly oneOf?: readonly WireSchema[];
  readonly properties?: Readonly<Record<string, WireSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | WireSchema;
  readonly propertyNames?: WireSchema;
  readonly items?: WireSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly default?: unknown;
  /** Who reads this takes anything: a value of another shape becomes the fallback of zod's `.catch()`. */
  readonly 'x-reads-anything'?: true;
}

/**
 * What crosses the wire: zod's input, before defaults and transforms. Rules that JSON Schema cannot say (`.refine`,
 * `.superRefine`) are not part of it.
 */
export function wireSchema(schema: z.ZodType): WireSchema {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      if (zodSchema._zod.def.type === 'catch') Object.assign(jsonSchema, { 'x-reads-anything': true });
    },
  });
  return described as WireSchema;
}

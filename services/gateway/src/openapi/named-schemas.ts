import * as contracts from '@planted/contracts';
import { type WireSchema, wireSchema } from '@planted/contracts/frozen';
import { ZodObject } from 'zod';

/** A schema in which the named ones are references. */
export type ReferringSchema = Omit<
  WireSchema,
  'properties' | 'items' | 'anyOf' | 'oneOf' | 'additionalProperties'
> & {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, ReferringSchema>>;
  readonly items?: ReferringSchema;
  readonly anyOf?: readonly ReferringSchema[];
  readonly oneOf?: readonly ReferringSchema[];
  readonly additionalProperties?: boolean | ReferringSchema;
};

export const SCHEMAS = '#/components/schemas/';

/** Objects that the contracts export under a name, by what they are on the wire; 'gardenRow' is called GardenRow. */
const NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries(contracts).flatMap(([name, exported]) =>
    exported instanceof ZodObject && Object.keys(exported.shape).length > 1
      ? [[JSON.stringify(wireSchema(exported)), `${name[0]?.toUpperCase()}${name.slice(1)}`] as const]
      : [],
  ),
);

/** Turns schemas into such that refer to the named ones, and collects those that were referred to. */
export class NamedSchemas {
  private readonly used = new Map<string, ReferringSchema>();

  /** Those that were referred to, by name. */
  get schemas(): Record<string, ReferringSchema> {
    return Object.fromEntries([...this.used].toSorted(([one], [other]) => (one < other ? -1 : 1)));
  }

  refer(schema: WireSchema): ReferringSchema {
    const name = NAMES.get(JSON.stringify(schema));
    if (name === undefined) return this.inside(schema);
    if (!this.used.has(name)) this.used.set(name, this.inside(schema));
    return { $ref: `${SCHEMAS}${name}` };
  }

  private inside({
    properties,
    items,
    anyOf,
    oneOf,
    additionalProperties,
    ...rest
  }: WireSchema): ReferringSchema {
    const each = (schemas: readonly WireSchema[]) => schemas.map((schema) => this.refer(schema));
    return {
      ...rest,
      ...(properties && { properties: this.referEach(properties) }),
      ...(items && { items: this.refer(items) }),
      ...(anyOf && { anyOf: each(anyOf) }),
      ...(oneOf && { oneOf: each(oneOf) }),
      ...(additionalProperties !== undefined && {
        additionalProperties:
          typeof additionalProperties === 'object' ? this.refer(additionalProperties) : additionalProperties,
      }),
    };
  }

  private referEach(properties: Readonly<Record<string, WireSchema>>): Record<string, ReferringSchema> {
    return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, this.refer(schema)]));
  }
}

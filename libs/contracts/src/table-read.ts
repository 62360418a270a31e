import { z } from 'zod';
import { plant } from './plant';

/** How the values of a column are written and compared. */
export type ColumnKind = 'text' | 'number' | 'boolean' | 'list' | 'json';

export type PlantColumn = keyof typeof plant.shape;

function kindOf(schema: z.ZodType): ColumnKind {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    return kindOf(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodNumber) return 'number';
  if (schema instanceof z.ZodBoolean) return 'boolean';
  if (schema instanceof z.ZodArray) return schema.element instanceof z.ZodString ? 'list' : 'json';
  return 'text';
}

/** The columns of the plant table. */
export const plantColumns: ReadonlyMap<string, ColumnKind> = new Map(
  Object.entries(plant.shape).map(([name, schema]) => [name, kindOf(schema)]),
);

const column = z.enum(Object.keys(plant.shape) as [PlantColumn, ...PlantColumn[]]);
const value = z.string().max(1000);
const negated = z.boolean();

const simpleCondition = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('compare'),
    column,
    operator: z.enum(['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike']),
    value,
    negated,
  }),
  z.object({ kind: z.literal('in'), column, values: z.array(value).max(500), negated }),
  z.object({ kind: z.literal('contains'), column, values: z.array(value).max(500), negated }),
  z.object({ kind: z.literal('is'), column, value: z.enum(['null', 'true', 'false']), negated }),
]);
export type SimpleCondition = z.infer<typeof simpleCondition>;

export interface GroupCondition {
  readonly kind: 'group';
  readonly of: 'and' | 'or';
  readonly conditions: readonly Condition[];
  readonly negated: boolean;
}
/** What rows must meet. */
export type Condition = SimpleCondition | GroupCondition;

const condition: z.ZodType<Condition> = z.lazy(() =>
  z.union([
    simpleCondition,
    z.object({
      kind: z.literal('group'),
      of: z.enum(['and', 'or']),
      conditions: z.array(condition).max(100),
      negated,
    }),
  ]),
);

/** Which rows of the plant table, in which order, and how many: parsed and checked, so that no text of a caller is SQL. */
export const plantRead = z.object({
  columns: z.array(column).min(1),
  where: z.array(condition).max(100),
  order: z.array(z.object({ column, descending: z.boolean(), nulls: z.enum(['first', 'last']).nullable() })),
  offset: z.number().int().min(0),
  limit: z.number().int().min(0).nullable(),
  /** Whether the rows that meet the conditions are counted, all of them. */
  count: z.boolean(),
});
export type PlantRead = z.infer<typeof plantRead>;

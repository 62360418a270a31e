import {
  type ColumnKind,
  type Condition,
  type PlantRead,
  plantColumns,
  type SimpleCondition,
} from '@planted/contracts';

/** SQL with its values apart; nothing of a caller's text is in it. */
export interface Sql {
  readonly text: string;
  readonly values: readonly unknown[];
}

const TYPES: Readonly<Record<ColumnKind, string>> = {
  text: 'text',
  number: 'double precision',
  boolean: 'boolean',
  list: 'text[]',
  json: 'jsonb',
};
const OPERATORS = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  like: 'like',
  ilike: 'ilike',
} as const;
const IS = { null: 'is null', true: 'is true', false: 'is false' } as const;

/** A column by its name: of those that the table has, and no other. */
function named(column: string): string {
  if (!plantColumns.has(column)) throw new Error(`the plant table has no column ${column}`);
  return `"${column}"`;
}

/** The rows of a read, and how many meet its conditions. */
export function toSql({ columns, where, order, offset, limit }: PlantRead): { rows: Sql; count: Sql } {
  const values: unknown[] = [];
  const given = (value: unknown, type: string) => `$${values.push(value)}::${type}`;

  const simple = (condition: SimpleCondition): string => {
    const column = named(condition.column);
    const type = TYPES[plantColumns.get(condition.column) ?? 'text'];
    if (condition.kind === 'is') return `${column} ${IS[condition.value]}`;
    if (condition.kind === 'in') return `${column} = any(${given(condition.values, `${type}[]`)})`;
    if (condition.kind === 'contains') return `${column} @> ${given(condition.values, 'text[]')}`;
    return `${column} ${OPERATORS[condition.operator]} ${given(condition.value, type)}`;
  };
  const met = (condition: Condition): string => {
    const text = condition.kind === 'group' ? group(condition.conditions, condition.of) : simple(condition);
    return condition.negated ? `not (${text})` : `(${text})`;
  };
  const group = (conditions: readonly Condition[], of: 'and' | 'or'): string =>
    conditions.length === 0 ? String(of === 'and') : conditions.map(met).join(` ${of} `);

  const from = `from catalogue.plants where ${group(where, 'and')}`;
  const count = { text: `select count(*)::int as count ${from}`, values: [...values] };
  const keys = order.map(
    ({ column, descending, nulls }) =>
      `${named(column)} ${descending ? 'desc' : 'asc'}${nulls === null ? '' : ` nulls ${nulls}`}`,
  );
  const page = `offset ${given(offset, 'int')} limit ${given(limit, 'int')}`;
  const text = `select ${columns.map(named).join(', ')} ${from} order by ${[...keys, '"id" asc'].join(', ')} ${page}`;
  return { rows: { text, values }, count };
}

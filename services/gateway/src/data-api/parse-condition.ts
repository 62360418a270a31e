import {
  type ColumnKind,
  type Condition,
  type PlantColumn,
  plantColumns,
  type SimpleCondition,
} from '@planted/contracts';
import { DataApiError, noSuchColumn, notUnderstood } from './data-api-error';
import { parseList, splitGroup, withoutQuotes } from './parse-values';

/** How deep groups may be nested. */
const DEEPEST = 5;
/** Most conditions of one group, and most values of one list. */
const MAX_CONDITIONS = 100;
const MAX_VALUES = 500;
const COMPARED = ['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike'] as const;
type Compared = (typeof COMPARED)[number];
const isCompared = (name: string): name is Compared => (COMPARED as readonly string[]).includes(name);

export function columnOf(name: string): PlantColumn {
  if (!plantColumns.has(name)) throw noSuchColumn('plants', name);
  return name as PlantColumn;
}

/** `column=operator.value` or `column=not.operator.value`. @throws DataApiError */
export function parseFilter(name: string, text: string): Condition {
  const column = columnOf(name);
  const [, not, operator = '', value = ''] = /^(not\.)?(\w+)\.(.*)$/s.exec(text) ?? [];
  return simple(column, operator, value, not !== undefined, text);
}

/** `or=(…)` or `and=(…)`. @throws DataApiError */
export function parseGroup(of: 'and' | 'or', negated: boolean, text: string, depth = 1): Condition {
  if (depth > DEEPEST || !text.startsWith('(') || !text.endsWith(')'))
    throw notUnderstood('logic tree', text);
  const parts = splitGroup(text.slice(1, -1));
  if (parts.length > MAX_CONDITIONS) throw notUnderstood('logic tree', 'it has too many conditions');
  const conditions = parts.map((part) => {
    const [, not, inner, rest] = /^(not\.)?(and|or)(\(.*\))$/s.exec(part) ?? [];
    if (inner !== undefined)
      return parseGroup(inner as 'and' | 'or', not !== undefined, rest ?? '', depth + 1);
    const dot = part.indexOf('.');
    if (dot < 1) throw notUnderstood('logic tree', text);
    return parseFilter(part.slice(0, dot), withoutQuotes(part.slice(dot + 1)));
  });
  return { kind: 'group', of, conditions, negated };
}

function simple(
  column: PlantColumn,
  operator: string,
  value: string,
  negated: boolean,
  text: string,
): SimpleCondition {
  const kind = plantColumns.get(column);
  if (operator === 'is') {
    if (value !== 'null' && (kind !== 'boolean' || !/^(true|false)$/.test(value)))
      throw notUnderstood('filter', text);
    return { kind: 'is', column, value: value as 'null' | 'true' | 'false', negated };
  }
  if (operator === 'cs' && kind === 'list' && /^\{.*\}$/s.test(value))
    return { kind: 'contains', column, values: valuesOf('array', 'text', value), negated };
  if (kind === 'list' || kind === 'json') throw notUnderstood('filter', text);
  if (operator === 'in' && /^\(.*\)$/s.test(value))
    return { kind: 'in', column, values: valuesOf('tuple', kind, value), negated };
  if (!isCompared(operator)) throw notUnderstood('filter', text);
  const isPattern = operator === 'like' || operator === 'ilike';
  if (isPattern && kind !== 'text') throw notUnderstood('filter', text);
  // What the last backslash escapes is missing.
  if (isPattern && /(?<!\\)(\\\\)*\\$/.test(value))
    throw new DataApiError(400, '22025', 'LIKE pattern must not end with escape character');
  expectValue(kind, value);
  return {
    kind: 'compare',
    column,
    operator,
    value: isPattern ? value.replaceAll('*', '%') : value,
    negated,
  };
}

function valuesOf(of: 'tuple' | 'array', kind: ColumnKind | undefined, text: string): string[] {
  const values = parseList(text, of);
  if (values.length > MAX_VALUES) throw notUnderstood('list', 'it has too many values');
  for (const each of values) expectValue(kind, each);
  return values;
}

function expectValue(kind: ColumnKind | undefined, value: string): void {
  const isRight =
    kind === 'number'
      ? isNumber(value)
      : kind === 'boolean'
        ? /^(true|false)$/.test(value)
        : value.length <= 1000 && !value.includes('\0');
  if (!isRight) throw new DataApiError(400, '22P02', `invalid input syntax for type ${kind}`);
}

/** As JavaScript and PostgreSQL both write a number that a double can hold, e.g. -2, 0.5 or 1e-7. */
function isNumber(text: string): boolean {
  const [, digits] = /^[+-]?(\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.exec(text) ?? [];
  if (digits === undefined || text.length > 400) return false;
  const number = Number(text);
  return Number.isFinite(number) && (number !== 0 || !/[1-9]/.test(digits));
}

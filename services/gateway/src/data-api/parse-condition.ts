import { type Condition, type PlantColumn, plantColumns, type SimpleCondition } from '@planted/contracts';
import { DataApiError, noSuchColumn, notUnderstood } from './data-api-error';

/** How deep groups may be nested. */
const DEEPEST = 5;
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
  const conditions = split(text.slice(1, -1), text).map((part) => {
    const [, not, inner, rest] = /^(not\.)?(and|or)(\(.*\))$/s.exec(part) ?? [];
    if (inner !== undefined)
      return parseGroup(inner as 'and' | 'or', not !== undefined, rest ?? '', depth + 1);
    const dot = part.indexOf('.');
    if (dot < 1) throw notUnderstood('logic tree', text);
    return parseFilter(part.slice(0, dot), unquoted(part.slice(dot + 1)));
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
    return { kind: 'contains', column, values: list(value, text), negated };
  if (kind === 'list' || kind === 'json') throw notUnderstood('filter', text);
  if (operator === 'in' && /^\(.*\)$/s.test(value)) {
    const values = list(value, text);
    for (const each of values) expectValue(kind, each);
    return { kind: 'in', column, values, negated };
  }
  if (!isCompared(operator)) throw notUnderstood('filter', text);
  const isPattern = operator === 'like' || operator === 'ilike';
  if (isPattern && kind !== 'text') throw notUnderstood('filter', text);
  expectValue(kind, value);
  return {
    kind: 'compare',
    column,
    operator,
    value: isPattern ? value.replaceAll('*', '%') : value,
    negated,
  };
}

function expectValue(kind: string | undefined, value: string): void {
  const isRight =
    kind === 'number'
      ? /^-?\d{1,15}(\.\d{1,15})?$/.test(value)
      : kind === 'boolean'
        ? /^(true|false)$/.test(value)
        : value.length <= 1000 && !value.includes('\0');
  if (!isRight) throw new DataApiError(400, '22P02', `invalid input syntax for type ${kind}`);
}

/** `(a,"b,c")` or `{a,"b,c"}` */
const list = (text: string, whole: string): string[] =>
  text.length === 2 ? [] : split(text.slice(1, -1), whole).map(unquoted);

/** In a group, a value with a comma or bracket is in quotes: `eq."a,b"`. */
const unquoted = (text: string): string =>
  text.replace(
    /^((?:not\.)?\w+\.)?"((?:[^"\\]|\\.)*)"$/s,
    (_, before: string | undefined, inside: string) => (before ?? '') + inside.replaceAll(/\\(.)/gs, '$1'),
  );

/** At the commas outside of quotes and brackets. */
function split(text: string, whole: string): string[] {
  const parts: string[] = [];
  let [from, depth, isQuoted] = [0, 0, false];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (isQuoted && sign === '\\') at += 1;
    else if (sign === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (sign === '(' || sign === '{') depth += 1;
    else if (sign === ')' || sign === '}') depth -= 1;
    else if (sign === ',' && depth === 0) {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
    if (depth < 0) throw notUnderstood('logic tree', whole);
  }
  if (isQuoted || depth !== 0 || parts.length > 500) throw notUnderstood('logic tree', whole);
  return [...parts, text.slice(from)];
}

import { type PlantColumn, type PlantRead, plantColumns } from '@planted/contracts';
import { noSuchColumn, notUnderstood } from './data-api-error';
import { columnOf, parseFilter, parseGroup } from './parse-condition';

/** Most parts of a query that say something. */
const MAX_PARAMETERS = 60;

/** A column of an answer: which one, and what it is called there. */
export interface Selected {
  readonly column: string;
  readonly as: string;
}

export interface ParsedRead {
  readonly selected: readonly Selected[];
  readonly read: PlantRead;
}

/** `*` or `column`, `alias:column`, by comma. @throws DataApiError */
export function parseSelect(text: string, table: string, columns: readonly string[]): Selected[] {
  return text.split(',').flatMap((part) => {
    const wish = part.trim();
    if (wish === '*' || wish === '') return columns.map((column) => ({ column, as: column }));
    const [, alias, column] = /^(?:(\w{1,63}):)?(\w{1,63})$/.exec(wish) ?? [];
    if (column === undefined) throw notUnderstood('select parameter', text);
    if (!columns.includes(column)) throw noSuchColumn(table, column);
    return [{ column, as: alias ?? column }];
  });
}

/** `range` is of the header Range, e.g. '0-9'. @throws DataApiError */
export function parseRead(query: URLSearchParams, range: string | undefined, count: boolean): ParsedRead {
  const parameters = [...query];
  if (parameters.length > MAX_PARAMETERS) throw notUnderstood('query', 'it has too many parts');
  const selected = parseSelect(query.get('select') ?? '*', 'plants', [...plantColumns.keys()]);
  const page = pageOf(query, range);
  return {
    selected,
    read: {
      columns: [...new Set(selected.map(({ column }) => column as PlantColumn))],
      where: parameters.flatMap(([name, text]) => {
        if (['select', 'order', 'limit', 'offset'].includes(name)) return [];
        const [, not, of] = /^(not\.)?(and|or)$/.exec(name) ?? [];
        return of === undefined
          ? [parseFilter(name, text)]
          : [parseGroup(of as 'and' | 'or', not !== undefined, text)];
      }),
      order: parseOrder(query.get('order')),
      ...page,
      count,
    },
  };
}

/** `column`, `column.desc`, `column.asc.nullsfirst`, by comma. */
function parseOrder(text: string | null): PlantRead['order'] {
  if (text === null || text === '') return [];
  return text.split(',').map((part) => {
    const [, name, direction, nulls] =
      /^(\w+)(?:\.(asc|desc))?(?:\.nulls(first|last))?$/.exec(part.trim()) ?? [];
    if (name === undefined) throw notUnderstood('order', text);
    const column = columnOf(name);
    if (plantColumns.get(column) === 'json') throw notUnderstood('order', text);
    return {
      column,
      descending: direction === 'desc',
      nulls: (nulls as 'first' | 'last' | undefined) ?? null,
    };
  });
}

/** The narrower of what the address and the header ask for. */
export function pageOf(
  query: URLSearchParams,
  range: string | undefined,
): { offset: number; limit: number | null } {
  const [, from, to] = /^(\d{1,9})-(\d{1,9})?$/.exec(range ?? '') ?? [];
  if (range !== undefined && from === undefined) throw notUnderstood('range', range);
  const offset = numberIn(query, 'offset') ?? Number(from ?? 0);
  const wanted = numberIn(query, 'limit') ?? (to === undefined ? null : Math.max(0, Number(to) - offset + 1));
  return { offset, limit: wanted };
}

function numberIn(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name);
  if (text === null) return undefined;
  if (!/^\d{1,9}$/.test(text)) throw notUnderstood(name, text);
  return Number(text);
}

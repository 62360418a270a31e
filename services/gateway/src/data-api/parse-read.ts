import { type PlantColumn, type PlantRead, plantColumns } from '@planted/contracts';
import { DataApiError, noSuchColumn, notUnderstood } from './data-api-error';
import { columnOf, parseFilter, parseGroup } from './parse-condition';

/** Most parts of a query that say something. */
const MAX_PARAMETERS = 60;
/** What is no filter. */
const RESERVED = ['select', 'order', 'limit', 'offset'];

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
function parseSelect(text: string, table: string, columns: readonly string[]): Selected[] {
  return text.split(',').flatMap((part) => {
    const wish = part.trim();
    if (wish === '*') return columns.map((column) => ({ column, as: column }));
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
  expectOneEach(query);
  const selected = parseSelect(query.get('select') ?? '*', 'plants', [...plantColumns.keys()]);
  const page = pageOf(query, range);
  return {
    selected,
    read: {
      columns: [...new Set(selected.map(({ column }) => column as PlantColumn))],
      where: parameters.flatMap(([name, text]) => {
        if (RESERVED.includes(name)) return [];
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

/** @throws DataApiError where one of what is no filter is said twice */
function expectOneEach(query: URLSearchParams): void {
  const twice = RESERVED.find((name) => query.getAll(name).length > 1);
  if (twice !== undefined) throw notUnderstood(twice, 'it is given more than once');
}

/** `column`, `column.desc`, `column.asc.nullsfirst`, by comma. */
function parseOrder(text: string | null): PlantRead['order'] {
  return orderKeys(text).map(({ name, ...key }) => {
    const column = columnOf(name);
    if (plantColumns.get(column) === 'json') throw notUnderstood('order', name);
    return { column, ...key };
  });
}

type OrderKey = Omit<PlantRead['order'][number], 'column'> & { readonly name: string };

function orderKeys(text: string | null): OrderKey[] {
  if (text === null || text === '') return [];
  return text.split(',').map((part) => {
    const [, name, direction, nulls] =
      /^(\w+)(?:\.(asc|desc))?(?:\.nulls(first|last))?$/.exec(part.trim()) ?? [];
    if (name === undefined) throw notUnderstood('order', text);
    return {
      name,
      descending: direction === 'desc',
      nulls: (nulls as 'first' | 'last' | undefined) ?? null,
    };
  });
}

/** The columns of a table of one row, which nothing filters and any order leaves alone. @throws DataApiError for a filter */
export function parseOneRow(
  query: URLSearchParams,
  table: string,
  columns: readonly string[],
): readonly Selected[] {
  expectOneEach(query);
  for (const name of query.keys()) if (!RESERVED.includes(name)) throw notUnderstood('filter', name);
  const unknown = orderKeys(query.get('order')).find(({ name }) => !columns.includes(name));
  if (unknown) throw noSuchColumn(table, unknown.name);
  return parseSelect(query.get('select') ?? '*', table, columns);
}

/** What both the address and the header ask for. @throws DataApiError */
export function pageOf(
  query: URLSearchParams,
  range: string | undefined,
): { offset: number; limit: number | null } {
  const [, from, to] = /^(\d{1,9})-(\d{1,9})?$/.exec(range ?? '') ?? [];
  if (range !== undefined && from === undefined) throw notUnderstood('range', range);
  const skipped = numberIn(query, 'offset') ?? 0;
  const wanted = numberIn(query, 'limit');
  const offset = Math.max(skipped, Number(from ?? 0));
  const ends = [
    wanted === undefined ? undefined : skipped + wanted,
    to === undefined ? undefined : Number(to) + 1,
  ];
  const end = Math.min(...ends.map((each) => each ?? Number.POSITIVE_INFINITY));
  if (end < offset)
    throw new DataApiError(
      416,
      'PGRST103',
      'Requested range not satisfiable',
      'The range ends before it begins',
    );
  return { offset, limit: end === Number.POSITIVE_INFINITY ? null : end - offset };
}

function numberIn(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name);
  if (text === null) return undefined;
  if (!/^\d{1,9}$/.test(text)) throw notUnderstood(name, text);
  return Number(text);
}

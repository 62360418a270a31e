import type { Queryable } from '../read-events';

export type TableName = { readonly schema: string; readonly table: string };

export type RowDifference = {
  /** The row's key, or the row itself where the table has none. */
  readonly row: unknown;
  /** Columns as the live read model has them; null: it has no such row. */
  readonly live: Readonly<Record<string, unknown>> | null;
  /** The same columns after the replay; null: it makes no such row. */
  readonly replayed: Readonly<Record<string, unknown>> | null;
};

export type TableComparison = {
  readonly table: string;
  readonly rows: number;
  /** How many rows differ. */
  readonly different: number;
  /** The first of them. */
  readonly differences: readonly RowDifference[];
};

type ComparedRow = { live: Record<string, unknown> | null; replayed: Record<string, unknown> | null };

/** Compares two tables of the same shape row by row, by their primary key where they have one. */
export async function compareTable(
  db: Queryable,
  live: TableName,
  replayed: TableName,
  limit: number,
): Promise<TableComparison> {
  const key = await primaryKeyOf(db, live);
  const from =
    key.length > 0
      ? `from ${rowsOf(live)} l full join ${rowsOf(replayed)} r on ${key
          .map((column) => `l.row->${quoted(column)} = r.row->${quoted(column)}`)
          .join(' and ')} where l.row is distinct from r.row`
      : // Without a key, each row stands for itself, as often as it is there.
        `from (
           select row as live, null::jsonb as replayed from (
             select row from ${rowsOf(live)} a except all select row from ${rowsOf(replayed)} b) gone
           union all
           select null, row from (
             select row from ${rowsOf(replayed)} a except all select row from ${rowsOf(live)} b) come) both_ways`;
  const columns = key.length > 0 ? 'l.row as live, r.row as replayed' : 'live, replayed';
  const { rows: counts } = await db.query<{ rows: string; different: string }>(
    `select (select count(*) from ${live.schema}.${live.table}) as rows, (select count(*) ${from}) as different`,
  );
  const { rows } = await db.query<ComparedRow>(
    `select ${columns} ${from} order by coalesce(${columns.replace(/ as \w+/g, '')})::text limit $1`,
    [limit],
  );
  return {
    table: live.table,
    rows: Number(counts[0]?.rows),
    different: Number(counts[0]?.different),
    differences: rows.map((row) => differenceOf(row, key)),
  };
}

const rowsOf = ({ schema, table }: TableName) => `(select to_jsonb(t) as row from ${schema}.${table} t)`;

const quoted = (column: string) => `'${column.replaceAll("'", "''")}'`;

async function primaryKeyOf(db: Queryable, { schema, table }: TableName): Promise<string[]> {
  const { rows } = await db.query<{ column: string }>(
    `select a.attname as column from pg_index i
       join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
     where i.indisprimary and i.indrelid = to_regclass($1) order by array_position(i.indkey::int2[], a.attnum)`,
    [`${schema}.${table}`],
  );
  return rows.map(({ column }) => column);
}

/** Only what differs, where both sides have the row. */
function differenceOf({ live, replayed }: ComparedRow, key: readonly string[]): RowDifference {
  const whole = live ?? replayed ?? {};
  const row = key.length > 0 ? only(whole, key) : whole;
  if (live === null || replayed === null) return { row, live, replayed };
  const differing = Object.keys(live).filter(
    (column) => JSON.stringify(live[column]) !== JSON.stringify(replayed[column]),
  );
  return { row, live: only(live, differing), replayed: only(replayed, differing) };
}

const only = (row: Record<string, unknown>, columns: readonly string[]) =>
  Object.fromEntries(columns.map((column) => [column, row[column]]));

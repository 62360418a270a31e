import type { Pool } from 'pg';

/** A table in which some words are. */
export interface Trace {
  readonly table: string;
  readonly word: string;
}

/** Looks for words in every row of every table that the product has, whatever its columns are. */
export async function tracesOf(pool: Pool, words: readonly string[]): Promise<Trace[]> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const traces: Trace[] = [];
  for (const { name } of tables) {
    const { rows } = await pool.query<{ word: string }>(
      `select word from unnest($1::text[]) word
       where exists (select from ${name} t where position(lower(word) in lower(t::text)) > 0)`,
      [words],
    );
    traces.push(...rows.map(({ word }) => ({ table: name, word })));
  }
  return traces;
}

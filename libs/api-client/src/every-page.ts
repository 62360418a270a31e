interface Page<Row> {
  readonly data: readonly Row[];
  /** What the next page is asked for with, or null. */
  readonly next: string | null;
}

/** All rows of a list that is answered page by page. */
export async function everyPage<Row>(
  page: (after: string | undefined) => Promise<Page<Row>>,
): Promise<Row[]> {
  const rows: Row[] = [];
  let after: string | undefined;
  do {
    const { data, next } = await page(after);
    for (const row of data) rows.push(row);
    after = next ?? undefined;
  } while (after !== undefined);
  return rows;
}

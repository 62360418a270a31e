import { Button } from '@planted/ui';
import { type ReactNode, useState } from 'react';

/** Rows at first, and with each further step. */
const PAGE = 10;

interface PagedListProps<Row> {
  readonly rows: readonly Row[];
  /** What the rows are, such as 'entries'. */
  readonly noun: string;
  readonly children: (shown: readonly Row[]) => ReactNode;
}

/** A long list a page at a time, so that what comes after it stays in reach. */
export function PagedList<Row>({ rows, noun, children }: PagedListProps<Row>) {
  const [most, setMost] = useState(PAGE);
  const left = rows.length - most;
  return (
    <>
      {children(rows.slice(0, most))}
      {left > 0 && (
        <Button variant="text" wide onClick={() => setMost(most + PAGE)}>
          {`Show more ${noun} (${left} left)`}
        </Button>
      )}
    </>
  );
}

import type { Named } from './done-commands';

interface Row {
  readonly id: string;
  readonly revision?: number | null | undefined;
}

/**
 * A list whose rows are changed one by one, each change in the revision that its page showed. What the list shows by now
 * was changed later, here or on another page, and is left as it is; what was taken away can come back to its place.
 */
export function changedRows<One extends Row>(rows: readonly One[]) {
  let now = rows.map((row) => ({ row, isAway: false }));
  const each = ({ id, revision }: Named, change: (entry: (typeof now)[number]) => (typeof now)[number]) => {
    now = now.map((entry) => {
      if (entry.row.id !== id || entry.row.revision !== revision) return entry;
      const { row, isAway } = change(entry);
      return { row: { ...row, revision: revision + 1 }, isAway };
    });
  };
  return {
    change: (named: Named, change: (row: One) => One) =>
      each(named, ({ row, isAway }) => ({ row: change(row), isAway })),
    takeAway: (named: Named) => each(named, ({ row }) => ({ row, isAway: true })),
    bringBack: (named: Named) => each(named, ({ row }) => ({ row, isAway: false })),
    /** Of any revision. */
    replace: (change: (row: One) => One) => {
      now = now.map(({ row, isAway }) => ({ row: change(row), isAway }));
    },
    add: (row: One) => {
      now = [...now, { row, isAway: false }];
    },
    rows: (): One[] => now.flatMap(({ row, isAway }) => (isAway ? [] : [row])),
  };
}

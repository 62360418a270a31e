import type { Kind } from '../problem/kind';

/**
 * Kinds by a key, lowest first; chance shifts each key by at most ± half the variance of itself. Where keys are
 * even, pollinator-friendly kinds come first if asked, then the order given.
 */
export function inOrder(
  kinds: readonly Kind[],
  keyOf: (kind: Kind) => number,
  { variance, pollinatorsFirst }: { readonly variance: number; readonly pollinatorsFirst: boolean },
  random: () => number,
): Kind[] {
  return kinds
    .map((kind) => ({ kind, key: keyOf(kind) * (1 + variance * (random() - 0.5)) }))
    .sort(
      (a, b) =>
        a.key - b.key ||
        (pollinatorsFirst ? Number(b.kind.isPollinator) - Number(a.kind.isPollinator) : 0) ||
        a.kind.index - b.kind.index,
    )
    .map(({ kind }) => kind);
}

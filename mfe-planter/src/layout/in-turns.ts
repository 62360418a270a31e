import { unorderedPair } from '@planted/garden-domain';
import type { Coming, Placed } from './placed';

/** What can have plants to come in one square. */
interface Bed {
  readonly placements: readonly Placed[];
  readonly coming: readonly Coming[];
}

/**
 * Puts those that are to come on the same squares one after the other, as far as they are in no order: such are the
 * plants between others, and after these, once these are taken out. The same layout where all of them are in order.
 */
export function inTurns<Layout extends Bed>(layout: Layout): Layout {
  let settled = layout;
  // Each turn puts one chain behind another one.
  for (const _ of layout.coming) {
    const pair = unorderedPair(expectationOf(settled));
    if (!pair) break;
    settled = { ...settled, coming: inOneChain(settled.coming, pair) };
  }
  return settled;
}

function expectationOf({ placements, coming }: Bed) {
  const standing = [...placements, ...coming.filter(({ stands }) => stands)];
  const comes = coming.filter(({ stands }) => !stands);
  return {
    standing: byId(standing),
    coming: byId(comes),
    after: new Map(comes.flatMap(({ id, after }) => (after === null ? [] : [[id, after] as const]))),
    under: new Map(coming.flatMap(({ id, under }) => (under === undefined ? [] : [[id, under] as const]))),
  };
}

const byId = <Spot extends Placed>(spots: readonly Spot[]) =>
  new Map(spots.map(({ perSquare, ...spot }) => [spot.id, { ...spot, plantsPerSquare: perSquare ?? null }]));

/** Who grows between others, or was put there, comes first: the other one, with all that it comes after, waits for it. */
function inOneChain(
  coming: readonly Coming[],
  [one, other]: readonly [id: string, by: string],
): readonly Coming[] {
  const known = new Map(coming.map((each) => [each.id, each]));
  const both = [other, one];
  const first =
    both.find((id) => known.get(id)?.stands) ??
    both.find((id) => known.get(id)?.under !== undefined) ??
    other;
  const last = first === one ? other : one;
  const before = new Set(chainOf(known, first));
  const waits = chainOf(known, last).findLast((id) => !before.has(id)) ?? last;
  return coming.map((each) => (each.id === waits ? { ...each, after: first } : each));
}

/** One that is to come and those before it, as far as these are to come. */
function chainOf(known: ReadonlyMap<string, Coming>, id: string): string[] {
  const chain: string[] = [];
  const next = (of: string | null) => known.get(of ?? '');
  for (let at = next(id); at && !at.stands && !chain.includes(at.id); at = next(at.after)) chain.push(at.id);
  return chain;
}

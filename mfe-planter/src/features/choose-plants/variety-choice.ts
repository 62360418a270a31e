import type { Variety } from '@planted/contracts';
import type { ChosenCounts } from './chosen-counts';

/** Which variety a kind's card counts, by kind; the kind's own id is 'any variety'. */
export type Picked = ReadonlyMap<string, string>;

/** The varieties by their plants. */
export function varietiesByKind(varieties: readonly Variety[]): ReadonlyMap<string, readonly Variety[]> {
  const byKind = new Map<string, Variety[]>();
  for (const variety of varieties) {
    const known = byKind.get(variety.plant_id);
    if (known) known.push(variety);
    else byKind.set(variety.plant_id, [variety]);
  }
  return byKind;
}

/**
 * The id that the card of a kind counts: what was picked in it, else the variety that a search found it by, else what
 * is chosen of it already, else any variety.
 */
export function countedOf(
  kindId: string,
  varieties: readonly Pick<Variety, 'id'>[],
  { picked, counts }: { readonly picked: Picked; readonly counts: ChosenCounts },
  found?: string,
): string {
  const chosen = [...counts.keys()].find((id) => id === kindId || varieties.some((one) => one.id === id));
  return picked.get(kindId) ?? found ?? chosen ?? kindId;
}

/** The variety of a kind that goes by a name. */
export const namedIn = (varieties: readonly Variety[], name: string | undefined): Variety | undefined =>
  name === undefined
    ? undefined
    : varieties.find((variety) => variety.name === name || variety.also.includes(name));

/**
 * The counts once another variety of a kind is picked: what is not placed yet becomes of that variety, and what stands
 * keeps its own.
 * @param standing how many of `from` stand or are to come
 */
export function recounted(counts: ChosenCounts, from: string, to: string, standing: number): ChosenCounts {
  const count = counts.get(from) ?? 0;
  const moved = Math.max(0, count - standing);
  if (from === to || moved === 0) return counts;
  const next = new Map<string, number>();
  for (const [id, each] of counts) {
    if (id !== from) next.set(id, each);
    else if (count > moved) next.set(from, count - moved);
  }
  return next.set(to, (counts.get(to) ?? 0) + moved);
}

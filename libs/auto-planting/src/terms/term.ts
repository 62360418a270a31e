import type { ReasonTerm } from '../reasons/placement-reason';
import type { Bed, Standing } from '../problem/bed';
import type { TermName } from './weighed-term';

/** One thing that a gardener thinks of, as it is weighed in one bed. */
export interface Term {
  readonly name: TermName;
  /** What one fault less may cost, in thousandths of a unit of the objective. */
  readonly price: number;
  /** What its faults of this plant and with all that stands cost; `touching` are the plants within 1 ft. */
  costOf(plant: Standing, touching: readonly Standing[]): number;
  /** Faults in the bed as it is, as a gardener counts them. */
  faults(): number;
  /** How the bed does in it, in words. */
  inWords(): string;
  /** Looks at the bed as it is, and says of a planned plant's place what there is to say. */
  tell(): (plant: Standing) => readonly ReasonTerm[];
}

/** A term that has nothing to weigh in a bed, and why. */
export interface Unweighed {
  readonly name: TermName;
  readonly why: string;
}

/** Prices are so fine that a small share of a small objective is one, too. */
export const THOUSANDTHS = 1000;

export type TermOf = (bed: Bed, price: number) => Term | string;

export const SWITCHED_OFF = 'switched off';

export const allIn = (bed: Bed): Standing[] => [...bed.kept, ...bed.planned];

/** The plants of which the problem knows, whether they are to stand or stand already. */
export const standsIn = ({ problem }: Bed, has: (kind: Standing['kind']) => boolean): boolean =>
  problem.kinds.some((kind) => (kind.limit > 0 || kind.role === 'kept') && has(kind));

export const counted = (count: number, one: string, more = `${one}s`): string =>
  `${count} ${count === 1 ? one : more}`;

/** What is added to words about planned plants, where some that stay are at fault: no plan moves them. */
export const notCounting = (staying: number): string =>
  staying === 0 ? '' : `, not counting ${staying} that ${staying === 1 ? 'stays' : 'stay'}`;

export function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

import type { AutoPlantingOptions } from './options';

export type Relation = 'good' | 'moderate' | 'bad';

/** How well a relation is known: a trial, plain observation, or garden lore. */
export type Evidence = 'trial' | 'observed' | 'tradition';

/** What was tried where it was not the pair itself, side by side in a bed. */
export type Measured = 'on-relative' | 'as-crop-before' | 'in-laboratory';

/** One companion of a plant (2 §3), with why, where that is known. */
export interface CompanionRelation {
  readonly id: string;
  readonly relation: Relation;
  readonly reason?: string;
  readonly evidence?: Evidence;
  readonly measured?: Measured | undefined;
}
export type RelationList = readonly CompanionRelation[];

/** Neighbors count up to this many cells away (2 §9 'a distance falloff of 3 cells'). */
export const COMPANION_REACH = 3;

/**
 * Scores are kept as whole numbers, so that the order of adding never shows: a point is 300 units, which makes
 * hundredths of a multiplier and thirds of the falloff whole.
 */
export const UNITS_PER_POINT = 300;

/** Falloff in thirds: 3 beside, 2 with one cell between, 1 with two between, 0 beyond. */
export const falloffThirds = (distance: number): number =>
  distance > COMPANION_REACH ? 0 : COMPANION_REACH + 1 - Math.max(1, distance);

/** Which relation holds where the two sides of a pair disagree: the one that is safer to assume. */
const caution: Record<Relation, number> = { bad: 2, moderate: 1, good: 0 };

const isRelation = (value: unknown): value is Relation =>
  value === 'good' || value === 'moderate' || value === 'bad';

const NONE: ReadonlyMap<string, CompanionRelation> = new Map();

/** Companion relations between plants by id, the same from both sides. Unknown plants and relations have none. */
export class Relations {
  readonly #byId = new Map<string, Map<string, CompanionRelation>>();

  constructor(given: ReadonlyMap<string, RelationList> = new Map()) {
    for (const [a, list] of given)
      for (const entry of list)
        if (isRelation(entry.relation) && a !== entry.id) {
          this.#note(a, entry.id, entry);
          this.#note(entry.id, a, entry);
        }
  }

  between(a: string, b: string): CompanionRelation | undefined {
    return this.#byId.get(a)?.get(b);
  }

  /** Everything a plant has a relation to. */
  of(id: string): ReadonlyMap<string, CompanionRelation> {
    return this.#byId.get(id) ?? NONE;
  }

  #note(a: string, b: string, relation: CompanionRelation): void {
    const list = this.#byId.get(a) ?? new Map<string, CompanionRelation>();
    this.#byId.set(a, list);
    const known = list.get(b);
    if (!known || caution[relation.relation] > caution[known.relation]) list.set(b, relation);
  }
}

/** Units per third of falloff that a relation is worth (2 §9 multipliers, to a hundredth of a point). */
export function relationWorth(relation: Relation | undefined, options: AutoPlantingOptions): number {
  if (relation === undefined) return 0;
  const points = {
    good: options.goodCompanionMultiplier,
    moderate: options.moderateCompanionMultiplier,
    bad: -options.badCompanionMultiplier,
  }[relation];
  return Math.round((points * UNITS_PER_POINT) / 3);
}

import { neighborScore } from '../objectives/companion-score';
import type { Bed, Scorer, Standing } from '../problem/bed';
import { UNITS_PER_POINT } from '../relations';
import { sharedSide } from './shared-side';
import type { Term } from './term';
import type { Worth } from './terms-of';

/** Percent of a plant's worth that a point of companions counts against faults. */
const COMPANION_PERCENT = 4;

/** What the faults of a bed cost, and what companions are worth beside them, in thousandths: from 0 when it begins to watch. */
export class Judge implements Scorer {
  total = 0;
  /** Feet along which plants of one kind stand side by side. */
  togetherness = 0;
  readonly #asksCompanions: boolean;
  readonly #perUnit: number;
  #units = 0;

  constructor(
    readonly bed: Bed,
    readonly terms: readonly Term[],
    worth: Worth,
  ) {
    const { algorithm, worth: ofPairs } = bed.problem;
    this.#asksCompanions = algorithm !== 'companion-planting' && ofPairs.some((units) => units !== 0);
    this.#perUnit = (worth.plant * COMPANION_PERCENT) / (100 * UNITS_PER_POINT);
    bed.judgedBy(this);
  }

  /** 0 where companions are the objective. */
  get companions(): number {
    return Math.floor(this.#units * this.#perUnit);
  }

  added(plant: Standing): void {
    this.#count(plant, 1);
  }

  removed(plant: Standing): void {
    this.#count(plant, -1);
  }

  costOf(plant: Standing): number {
    return this.#costOf(plant, this.#touching(plant));
  }

  #touching = ({ x, y, width, height }: Standing) => this.bed.near(x, y, width, height, 1);

  #costOf(plant: Standing, touching: readonly Standing[]): number {
    let cost = 0;
    for (const term of this.terms) cost += term.costOf(plant, touching);
    return cost;
  }

  #count(plant: Standing, by: 1 | -1): void {
    const touching = this.#touching(plant);
    this.total += by * this.#costOf(plant, touching);
    for (const other of touching)
      if (other.kind.id === plant.kind.id) this.togetherness += by * sharedSide(plant, other);
    if (this.#asksCompanions) this.#units += by * neighborScore(this.bed, plant);
  }
}

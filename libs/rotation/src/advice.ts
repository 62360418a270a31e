import type { Evidence } from './rotation-facts';

/** What stood before, and makes a rule apply. */
export interface Met {
  readonly plantId: string;
  /** The last season in which it stood there. */
  readonly season: number;
}

/** A reason not to plant a kind in some squares in a season. */
export interface Advice {
  /** Of a rule; 'family' where no rule is more exact. */
  readonly ruleId: string;
  /** What rests in the soil; null for the advice by family, which names none. */
  readonly cause: string | null;
  /** Full years to wait; null: never again. */
  readonly years: number | null;
  readonly evidence: Evidence;
  readonly source: readonly string[];
  readonly sentence: string;
  /** Whether it stood in one of these squares, or elsewhere in the bed: soil moves with spade, rake and water. */
  readonly where: 'here' | 'in-bed';
  /** Each kind that stood there, the latest first. */
  readonly met: readonly Met[];
  /** The first season in which it may come again; null: never. */
  readonly freeFrom: number | null;
}

const RANK: Readonly<Record<Evidence, number>> = { trial: 0, extension: 1, tradition: 2 };

/** The best known first, never a custom before a trial; then what stood in the squares themselves, then the longest wait. */
export const compareAdvice = (a: Advice, b: Advice): number =>
  RANK[a.evidence] - RANK[b.evidence] ||
  (a.where === b.where ? 0 : a.where === 'here' ? -1 : 1) ||
  (b.freeFrom ?? Number.POSITIVE_INFINITY) - (a.freeFrom ?? Number.POSITIVE_INFINITY) ||
  (a.ruleId < b.ruleId ? -1 : 1);

/** Whether it is more than custom. A custom is told, and never as something bad. */
export const isSerious = ({ evidence }: Pick<Advice, 'evidence'>): boolean => evidence !== 'tradition';

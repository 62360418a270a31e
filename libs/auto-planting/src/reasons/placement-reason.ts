import type { Evidence, Measured } from '../relations';
import type { TermName } from '../terms/weighed-term';

/** One thing that speaks for or against a plant's place. */
export interface ReasonTerm {
  readonly about: 'companion' | 'pollinators' | 'pest-control' | 'water' | 'space' | TermName;
  /** In words: 'beside 2 Basil: repels whiteflies'. */
  readonly text: string;
  /** Companion points, where the term has some. */
  readonly points?: number;
  /** How well it is known, where it rests on a companion relation. */
  readonly evidence?: Evidence;
  /** What was tried where it was not the pair itself. */
  readonly measured?: Measured | undefined;
}

/** Why a plant stands where it stands. */
export interface PlacementReason {
  /** The terms in one line. */
  readonly text: string;
  readonly terms: readonly ReasonTerm[];
}

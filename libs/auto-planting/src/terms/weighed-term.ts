/** What a gardener thinks of beside the aim of an algorithm. */
export type TermName =
  | 'north'
  | 'neighbors'
  | 'block'
  | 'climbers'
  | 'spreading'
  | 'reach'
  | 'watering'
  | 'rotation';

/** How a plan does in one of the terms. */
export interface WeighedTerm {
  readonly name: TermName;
  /** Without a fault, with some left, or not weighed at all. */
  readonly state: 'kept' | 'open' | 'not-weighed';
  /** In words, why where it is not weighed. */
  readonly text: string;
}

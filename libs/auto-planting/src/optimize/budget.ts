/** How long to look for a better plan: whichever limit is met first. */
export interface Budget {
  /** Steps; with these alone the result does not depend on the machine. */
  readonly iterations: number;
  readonly milliseconds?: number;
  /** Milliseconds since any moment; needed for a limit in milliseconds. */
  readonly clock?: () => number;
}

export type StoppedBy = 'bound' | 'iterations' | 'time' | 'cancelled';

/** How a run stands. */
export interface OptimizeProgress {
  readonly iterations: number;
  /** Of the best plan so far, in units of the objective. */
  readonly value: number;
  /** Of the specified layout; 0 like `value` until it stands. */
  readonly startValue: number;
  /** Infinity as long as it is not worked out. */
  readonly bound: number;
  /** 0 to 1, by the limit that is nearer. */
  readonly done: number;
}

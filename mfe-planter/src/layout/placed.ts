import type { Placement, StepDays } from '@planted/garden-domain';

/** A plant in the bed. */
export interface Placed extends Placement {
  /** How many grow in one square of it where that is not what its kind says; null for what the plant table says. */
  readonly perSquare?: number | null | undefined;
}

/** A plant that is to come: not in the ground yet, on squares where something else may stand until then (SEA-8). */
export interface Coming extends Placed {
  /** The planting that makes room for it; null where it comes after whatever stands there. */
  readonly after: string | null;
  /** The slower planting in whose squares it was put: while it lies within them it takes no ground of its own. */
  readonly under?: string | undefined;
  /** It is in the ground, in those squares. */
  readonly stands?: true | undefined;
  /** Dates of its steps that the gardener chose. */
  readonly fixed: StepDays;
}

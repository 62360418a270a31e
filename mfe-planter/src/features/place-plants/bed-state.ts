import type { Footprint } from '@planted/garden-domain';
import type { Held, Spot } from './held';

/** How it was taken: a drag ends with the drop, the others keep planting while any are left. */
export type TakenBy = 'drag' | 'pointer' | 'keys';

export interface BedState {
  readonly held: Held | null;
  readonly by: TakenBy;
  /** Where the top-left corner of what is held would stand. */
  readonly spot: Spot | null;
  /** What is left in hand has just been planted here: until it is carried on, nothing is wrong with that place. */
  readonly planted: Spot | null;
  /** Footprint of a drop that was ignored. */
  readonly refused: Footprint | null;
  /** Placement under the pointer. */
  readonly hovered: string | null;
  /** The keyboard's cell. */
  readonly cursor: Spot;
  readonly showsCursor: boolean;
  /** Placement that was planted last. */
  readonly dropped: string | null;
  /** What assistive technology announces. */
  readonly said: string;
}

import type { PlantingEnd } from '@planted/garden-domain';
import type { Day } from '@planted/season';

/** A planting that stood in a square, or is planned for it, as a screen shows it. */
export interface RememberedInSquare {
  readonly id: string;
  readonly name: string;
  readonly imageUrl: string | null;
  readonly year: number | null;
  readonly state: 'planned' | 'growing' | 'ended';
  readonly from: Day | null;
  readonly until: Day | null;
  readonly isDated: boolean;
  readonly how: PlantingEnd | null;
  readonly cause: string | null;
  /** What was recorded on a later day than it tells of. */
  readonly writtenLater: readonly WrittenLater[];
  /** What was harvested, added up by unit: '3.1 lb'. */
  readonly amounts: readonly string[];
  readonly facts: readonly string[];
  readonly notes: readonly Note[];
}

/** Words of the gardener's, and the day that they are about. */
export interface Note {
  readonly day: Day;
  readonly words: string;
}

export interface WrittenLater {
  readonly what: 'planted' | 'ended';
  /** When it happened. */
  readonly day: Day;
  /** When it was recorded. */
  readonly on: Day;
}

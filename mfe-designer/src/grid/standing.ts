import type { EndOfPlanting, Footprint, PlantingSpot, QuarterTurns } from '@planted/garden-domain';

/** A plant of a saved garden, where it stands on the grid. */
export interface BedPlant extends PlantingSpot {
  /** Of its kind. */
  readonly name: string;
}

/** Where on the grid the saved bed lies: its box after so many quarter turns, in cells. It may reach beyond the grid. */
export interface Ground extends Footprint {
  readonly turns: QuarterTurns;
}

/** What a drawing of a saved garden knows besides its soil. */
export interface Standing {
  readonly ground: Ground;
  readonly plants: readonly BedPlant[];
  /** How plants ended that were taken out of the drawing. */
  readonly ends: ReadonlyMap<string, EndOfPlanting>;
}

import type { CalendarDay } from '../calendar-day';
import type { Matrix } from '../matrix';
import type { Footprint } from '../placement';
import type { DoneStep, PlantingStep, SeasonPlan } from './season-plan';

/** How a planting ended: a fact that its gardener says (EDT-6). */
export const PLANTING_ENDS = ['harvested', 'failed', 'moved_away', 'mistake'] as const;
export type PlantingEnd = (typeof PLANTING_ENDS)[number];

/** Quarter turns clockwise. */
export type QuarterTurns = 0 | 1 | 2 | 3;

/** One kind on one footprint of a bed. It keeps its id for life: through move, resize, recoloring and turns of the bed. */
export interface PlantingSpot extends Footprint {
  readonly id: string;
  /** The kind, a key of the plant table. */
  readonly plantId: string;
  /** '#rrggbb', in lower case. */
  readonly color: string;
  /** How many grow in one square, where the gardener set it; null where the plant table says. */
  readonly plantsPerSquare: number | null;
}

/** How the ground of a bed changes: what stands there is turned within the old bed, then shifted by whole cells. */
export interface BedChange {
  readonly turns: QuarterTurns;
  readonly shift: { readonly x: number; readonly y: number };
  /** The new shape, in which the moved plantings must have soil. */
  readonly matrix: Matrix;
}

/** What a planting's end says besides which one. */
export interface EndOfPlanting {
  readonly how: PlantingEnd;
  /** What it failed of, in the gardener's words; null where nobody said. */
  readonly cause: string | null;
  /** When it happened in the garden. */
  readonly day: CalendarDay;
}

/** One of the named changes of an act (EDT-2). `id` is always the planting's own. */
export type LayoutChange<Spot extends PlantingSpot = PlantingSpot> =
  /**
   * With `after` it is a planting to come: null where it comes after whatever stands on its squares. With `under` it
   * grows in squares of another planting, whose kind leaves it the room.
   */
  | {
      readonly type: 'place';
      readonly planting: Spot;
      readonly after?: string | null;
      readonly under?: string | undefined;
    }
  | { readonly type: 'move'; readonly id: string; readonly x: number; readonly y: number }
  | ({ readonly type: 'resize'; readonly id: string } & Footprint)
  | { readonly type: 'recolor'; readonly id: string; readonly color: string }
  | { readonly type: 'count'; readonly id: string; readonly plantsPerSquare: number | null }
  | ({ readonly type: 'end'; readonly id: string } & EndOfPlanting)
  | { readonly type: 'restore'; readonly id: string }
  | { readonly type: 'put-after'; readonly id: string; readonly after: string | null }
  /** Sets a step's date, or gives it back. */
  | {
      readonly type: 'fix-step';
      readonly id: string;
      readonly step: PlantingStep;
      readonly day: CalendarDay | null;
    }
  /** Says on which day a step was done, or that it was not. */
  | {
      readonly type: 'do-step';
      readonly id: string;
      readonly step: DoneStep;
      readonly day: CalendarDay | null;
    }
  | ({ readonly type: 'reshape' } & BedChange);

/** A bed with what stands in it, what has stood there and what is yet to come, each by its id. */
export interface Layout<Spot extends PlantingSpot = PlantingSpot> {
  readonly matrix: Matrix;
  readonly standing: ReadonlyMap<string, Spot>;
  readonly ended: ReadonlyMap<string, Spot>;
  /** Without it nothing is to come and no date is set: so are beds of the first edition (SEA-14). */
  readonly season?: SeasonPlan<Spot>;
}

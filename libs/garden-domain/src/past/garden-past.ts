import type { CalendarDay } from '../calendar-day';
import type { EndOfPlanting, PlantingEnd, PlantingSpot, QuarterTurns } from '../layout';
import type { Matrix } from '../matrix';
import type { Footprint } from '../placement';

/** A planting where it was put, in the ground of its act. */
export interface PutSpot extends PlantingSpot {
  readonly plantName: string;
  /** Since when it is in the ground; undefined where the act does not say, null where it says that it is not. */
  readonly plantedDay?: CalendarDay | null;
}

/** How a planting ended; `how` is null where nobody said. */
export interface PastEnd {
  readonly day: CalendarDay;
  readonly how: PlantingEnd | null;
  readonly cause: EndOfPlanting['cause'];
}

/** What one event says of a bed in time. Footprints are those after the event, in the ground after it. */
export interface PastAct {
  /** The day on which it was recorded: until its end nobody knew. */
  readonly on: CalendarDay;
  readonly ground?: {
    readonly matrix: Matrix;
    readonly turns: QuarterTurns;
    readonly shift: { readonly x: number; readonly y: number };
  };
  readonly ended?: readonly ({ readonly id: string } & PastEnd)[];
  /** Ids of what ended on the day of the record, nobody said how. */
  readonly removed?: readonly string[];
  /** What stands from now on, or again: an end that it had does not count anymore. */
  readonly stands?: readonly PutSpot[];
  /** Whether everything that is missing from `stands` has ended on the day of the record. */
  readonly replaces?: boolean;
  readonly changed?: readonly Omit<PlantingSpot, 'plantId'>[];
  readonly planted?: readonly { readonly id: string; readonly day: CalendarDay | null }[];
  readonly coming?: readonly Omit<PutSpot, 'plantedDay'>[];
  /** Ids of what does not come anymore. */
  readonly dropped?: readonly string[];
}

/**
 * Where a planting stood from one day until another, as it was known from one day until another. All footprints of a
 * past lie in the ground of its newest act, so that a square keeps its memory when the bed is resized or turned.
 */
export interface PastSpan extends Footprint {
  readonly id: string;
  readonly color: string;
  readonly plantsPerSquare: number | null;
  readonly from: CalendarDay;
  /** The first day on which it does not stand there; null while it does. */
  readonly until: CalendarDay | null;
  /** Whether its gardener said since when it is in the ground; else it began on the day on which it was drawn. */
  readonly isDated: boolean;
  readonly knownFrom: CalendarDay;
  /** The day from which something else is known; null where it still holds. */
  readonly knownUntil: CalendarDay | null;
}

/** The bed from a day on: its cells begin at `x`, `y` of the newest ground. */
export interface PastBed {
  readonly from: CalendarDay;
  readonly matrix: Matrix;
  readonly x: number;
  readonly y: number;
}

export interface PastPlanting {
  readonly id: string;
  readonly plantId: string;
  readonly plantName: string;
  /** On which it was drawn first. */
  readonly addedDay: CalendarDay;
  readonly plantedDay: CalendarDay | null;
  readonly end: PastEnd | null;
}

/** What was recorded of a planting on another day than the one that it tells of. */
export interface SaidLater {
  readonly id: string;
  /** The day on which it was recorded. */
  readonly on: CalendarDay;
  /** `undone`: its end does not count anymore. */
  readonly what: 'planted' | 'ended' | 'mistake' | 'undone';
  /** The day that it tells of. */
  readonly day: CalendarDay;
}

/** A garden in both kinds of time: when things happened, and when they were recorded. */
export interface GardenPast {
  /** The oldest first; none of a garden that was never saved. */
  readonly beds: readonly PastBed[];
  readonly plantings: readonly PastPlanting[];
  readonly spans: readonly PastSpan[];
  /** What is planned to come, as its newest act has it. */
  readonly coming: readonly Omit<PutSpot, 'plantedDay'>[];
  readonly said: readonly SaidLater[];
}

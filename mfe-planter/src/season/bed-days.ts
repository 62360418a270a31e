import type { Matrix } from '@planted/garden-domain';
import { createStore } from '@planted/mfe-kit';
import type { ChosenDay } from '@planted/season-plan';
import type { BedSquare } from '@planted/ui';
import type { ReactNode } from 'react';

/** The parts of a bed that know its days; their code comes after the page. */
export interface DayParts {
  /** The bed of a day that is only looked at. */
  readonly bed: (props: DayBedProps) => ReactNode;
  /** What is gone, as parts of the svg of today's bed. */
  readonly gone: (props: GoneGhostsProps) => ReactNode;
  /** What stands under the bed. */
  readonly foot: (props: DayFootProps) => ReactNode;
}

export interface DayBedProps {
  readonly chosen: ChosenDay;
  readonly matrix: Matrix;
  readonly name: string;
  /** Side of a cell in CSS pixels. */
  readonly cell: number;
  /** Asks what grew in a square. */
  readonly onSquare: ((square: BedSquare) => void) | undefined;
  /** The square that is asked for. */
  readonly ringed: BedSquare | undefined;
}

export interface GoneGhostsProps {
  readonly chosen: ChosenDay;
  /** Side of a cell in CSS pixels. */
  readonly cell: number;
  /** Of the bed, in cells. */
  readonly columns: number;
}

export interface DayFootProps {
  readonly chosen: ChosenDay;
  /** How the bed of today is worked on. */
  readonly hint: string;
  readonly className: string | undefined;
}

/** The days of the bed of a saved garden, for its workspace. */
export interface BedDays {
  /** The day that is shown, with the bed on it; null while days are not known. */
  readonly chosen: ReturnType<typeof createChosenDay>;
  /** Chooses the day. */
  readonly slider: ReactNode;
  /** Null until their code has come. */
  readonly parts: DayParts | null;
}

export const createChosenDay = () => createStore<ChosenDay | null>(null);

/** For beds without days, such as those of guests. */
const noDay = createChosenDay();

export const dayStoreOf = (days: BedDays | undefined): BedDays['chosen'] => days?.chosen ?? noDay;

/** Another day than today is drawn: the bed is looked at, not worked on. */
export const isElsewhen = (chosen: ChosenDay | null): chosen is ChosenDay =>
  chosen !== null && chosen.shown !== chosen.today;

/** Of the page on which a garden's place is chosen. */
export const placePath = (gardenId: string): string => `/place?garden=${encodeURIComponent(gardenId)}`;

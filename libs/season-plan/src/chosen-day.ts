import type { Matrix, PastView } from '@planted/garden-domain';
import type { Day, DaySpan } from '@planted/season';
import type { Ghost } from './bed-on';
import type { DrawnPlanting } from './drawn-planting';

/** A planting that is not there on the day, as a bed draws it. */
interface DrawnGhost {
  readonly plant: DrawnPlanting;
  readonly kind: Ghost['kind'];
  readonly day: Day;
}

/** A planting that stands, and leaves its squares free from a day, as a bed draws it. */
interface DrawnFreed {
  readonly plant: DrawnPlanting;
  readonly day: Day;
}

/** What is known of a day before today. */
export interface ChosenPast {
  readonly status: 'waiting' | 'failed' | 'ready';
  readonly view: PastView;
  readonly onView: (view: PastView) => void;
  readonly retry: () => void;
  /** How much of what tells of the day, or one before it, was written after it. */
  readonly writtenLater: number;
  /** How many of those that stand nobody gave a planting date. */
  readonly undated: number;
  /** On which the garden was saved first: before, nothing was written of it. */
  readonly saved: Day;
}

/** A bed on the day that its gardener chose. */
export interface ChosenDay {
  readonly gardenId: string;
  readonly day: Day;
  readonly today: Day;
  readonly go: (day: Day) => void;
  /** Somebody is about to look at other days: the past is asked for. */
  readonly reach: () => void;
  /** The season that the day is in. */
  readonly season: DaySpan;
  /** From the garden's first day to the end of the last season in which something stands; to today without a plan. */
  readonly range: DaySpan;
  readonly changes: readonly Day[];
  /** How many plantings stand on the day; null while it is not known. */
  readonly standing: number | null;
  /** What stands next; null where nothing is to come, or was not known yet. */
  readonly first: { readonly name: string; readonly day: Day } | null;
  /** Null from today on. */
  readonly past: ChosenPast | null;
  /** Whether days to come have a plan: not without a place. */
  readonly isPlanned: boolean;
  /** The day that is drawn: while the slider moves faster than the bed, one before; today until the past has come. */
  readonly shown: Day;
  /** The bed of the day that is drawn, where its shape was another one. */
  readonly matrix: Matrix | null;
  /** Where that begins on today's ground, in squares. */
  readonly origin: { readonly x: number; readonly y: number };
  readonly plants: readonly DrawnPlanting[];
  /** Ids of plantings that do not stand on the day that is drawn. */
  readonly absent: ReadonlySet<string>;
  readonly ghosts: {
    readonly list: readonly DrawnGhost[];
    readonly free: readonly DrawnFreed[];
    readonly today: Day;
  };
  readonly shows: { readonly comes: boolean; readonly gone: boolean };
  readonly show: (change: Partial<ChosenDay['shows']>) => void;
}

/** In which way the days before today are known, for what is said of them. */
export const pastKnown = ({ past }: Pick<ChosenDay, 'past'>): PastView | 'waiting' | 'failed' =>
  past === null || past.status === 'ready' ? (past?.view ?? 'today') : past.status;

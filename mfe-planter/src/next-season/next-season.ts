import type { LayoutChangeRequest, SeasonPlanting } from '@planted/contracts';
import type { Footprint, Matrix } from '@planted/garden-domain';
import type { Day } from '@planted/season';
import type { PlannedBed, ToldStart } from '@planted/season-plan';
import type { Clash } from './rotation-clashes';

/** What becomes of annuals where the gardener chose nothing for one. */
export type AnnualsRule = 'go' | 'stay' | 'shift';

/** What the gardener chose for one planting: it goes, stays, or comes to another corner. */
export type Choice = 'go' | 'stay' | { readonly x: number; readonly y: number };

export interface NextSeasonAsked {
  readonly bed: PlannedBed;
  readonly matrix: Matrix;
  /** The day of the season that ends; what stands then is planned. */
  readonly day: Day;
  readonly rule: AnnualsRule;
  /** By the planting's id. */
  readonly choices: ReadonlyMap<string, Choice>;
  /** Null where rotation is not asked: containers, indoors and hydroponic beds. */
  readonly clash: Clash | null;
  /** The id of what is planned in place of a planting: the same one each time. */
  readonly idFor: (plantingId: string) => string;
}

/**
 * 'stays' is in the ground over the end of the season, 'planned' was planned before; 'again' comes to the same squares,
 * 'shifts' to others, and 'elsewhere' away from where it failed; 'goes' does not come again. 'in-fall' is started in the fall
 * of the next season, and 'anew' is a biennial or a perennial that does not stand anymore.
 */
export type Fate = 'stays' | 'planned' | 'again' | 'shifts' | 'elsewhere' | 'in-fall' | 'anew' | 'goes';

/** What comes into the ground again. */
export type ComingFate = Extract<Fate, 'again' | 'shifts' | 'elsewhere' | 'in-fall' | 'anew'>;

/** How something is started; of what stands over the winter or for years no ripeness is told. */
export interface StartOfLine extends ToldStart {
  /** In fall, for the year after. */
  readonly overwinters: boolean;
}

/** What becomes of one planting, and why. */
export interface NextLine {
  readonly planting: SeasonPlanting;
  readonly fate: Fate;
  /** Where it is in the next season; null for what goes. */
  readonly spot: Footprint | null;
  /** How it is started; null for what is not started anew. */
  readonly chance: StartOfLine | null;
  /** Sentences, each of them true of the garden. */
  readonly reason: string;
}

/** The next season as it is proposed. */
export interface NextSeason {
  /** By the year in which it begins. */
  readonly season: number;
  /** What stands on the day that was asked for. */
  readonly standing: readonly SeasonPlanting[];
  readonly lines: readonly NextLine[];
  /** Of one act: nothing but what is added. */
  readonly changes: readonly LayoutChangeRequest[];
  /** The corners to which a planting may come, with all others where they are proposed. */
  readonly cornersFor: (plantingId: string) => readonly Footprint[];
}

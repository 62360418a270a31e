import type { LayoutProblem } from '../placement';
import type { EndOfPlanting, Layout, PlantingSpot } from './layout-change';
import type { SeasonPlan } from './season-plan';

/** Why a change cannot be made. */
export type LayoutChangeProblem =
  /** No planting of that id stands there or is to come; for 'restore': none has ended. */
  | 'not-there'
  /** A planting of that id stands, has stood or was to come in this bed. */
  | 'id-in-use'
  /** The new shape is no bed, or the ground was changed by an earlier change of this act. */
  | 'no-bed'
  /** What it is to come after is no planting of this bed. */
  | 'no-predecessor'
  /** What it is to grow under is no planting that stands or is to come, or grows under another one itself. */
  | 'no-host'
  /** It would come after itself. */
  | 'ring'
  /** It is not in the ground yet. */
  | 'not-planted'
  /** More are to come than a bed can have. */
  | 'too-many'
  | LayoutProblem['problem'];

export interface RefusedChange {
  readonly ok: false;
  /** Of the change, in the act. */
  readonly index: number;
  readonly problem: LayoutChangeProblem;
  /** The planting that cannot stand or come, where there is one. */
  readonly id?: string;
  /** The planting that is in its way. */
  readonly by?: string;
}

/** What an act makes of a layout. */
export interface ChangedLayout<Spot extends PlantingSpot> {
  readonly ok: true;
  readonly layout: Layout<Spot> & { readonly season: SeasonPlan<Spot> };
  /** How those ended that stood, or were to come, before the act and do not after it. */
  readonly ends: ReadonlyMap<string, EndOfPlanting>;
}

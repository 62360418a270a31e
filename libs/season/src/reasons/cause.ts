import type { Day } from '../calendar/day';
import type { StepKind } from '../plan/step-kind';

/** The share of years that still have frost after a day: half of them, or one in ten. */
type Odds = 0.5 | 0.1;

/** Why a window begins or ends where it does. Weeks are negative before; temperatures °C. */
export type WindowCause =
  | { readonly code: 'after-last-frost'; readonly weeks: number; readonly odds: Odds }
  | { readonly code: 'before-first-frost'; readonly weeks: number }
  | { readonly code: 'soil-warm'; readonly celsius: number }
  | { readonly code: 'nights-warm'; readonly celsius: number }
  | { readonly code: 'before-heat'; readonly celsius: number }
  | { readonly code: 'after-heat'; readonly celsius: number }
  | { readonly code: 'coolest-months'; readonly celsius: number }
  | { readonly code: 'still-ripens' }
  | { readonly code: 'light-ends' }
  | { readonly code: 'before-winter'; readonly weeks: number }
  | { readonly code: 'no-frost' }
  | { readonly code: 'under-cover'; readonly weeks: number }
  | { readonly code: 'indoors' };

/** Why a step is on its day. */
export type StepCause =
  | WindowCause
  | { readonly code: 'grown-indoors'; readonly weeks: number }
  | { readonly code: 'ripens'; readonly days: number; readonly from: 'sow' | 'plant-out' }
  | { readonly code: 'spring-warmth' }
  | { readonly code: 'season-by-warmth'; readonly about: number }
  | { readonly code: 'years-to-bear'; readonly years: number }
  | { readonly code: 'harvest-lasts'; readonly days: number }
  | { readonly code: 'frost-ends' }
  | { readonly code: 'day-after-harvest' }
  | { readonly code: 'square-free'; readonly planting: string; readonly plant: string; readonly day: Day }
  | { readonly code: 'spaced'; readonly planting: string; readonly days: number }
  | { readonly code: 'not-before'; readonly day: Day }
  | { readonly code: 'moved'; readonly days: number }
  | { readonly code: 'done'; readonly days: number }
  | { readonly code: 'done-before'; readonly step: StepKind; readonly days: number }
  | { readonly code: 'not-yet'; readonly day: Day }
  | { readonly code: 'learned'; readonly days: number; readonly years: number };

/** Why a kind has no dates at a place. */
export type NoWindow =
  | { readonly code: 'house-plant' }
  | { readonly code: 'nights-too-cold'; readonly celsius: number }
  | { readonly code: 'soil-too-cold'; readonly celsius: number }
  | { readonly code: 'season-too-short'; readonly days: number }
  | { readonly code: 'winter-kills'; readonly celsius: number; readonly coldest: number }
  | { readonly code: 'winter-too-warm'; readonly celsius: number }
  | { readonly code: 'summer-too-cool' };

import type { FetchedSeason } from '@planted/api-client';
import type { Climate } from '@planted/season';
import type { GardenPlans, Known, PlannedBed, PlannedGarden } from '@planted/season-plan';
import { useMemo } from 'react';
import type { SeasonRow } from '../view/season-row';
import { learnedWords } from '../words/learned-words';
import { placeWords } from '../words/place-words';
import { rowsOfGarden } from './row-of';

/** Everything that the page shows, once it is there. */
export interface ReadySeason {
  readonly status: 'ready';
  readonly rows: readonly SeasonRow[];
  /** Of the gardener, or of the first garden that has one; null where nobody chose a place. */
  readonly climate: Climate | null;
  /** 'Madison, Wisconsin'; null without a place. */
  readonly placeName: string | null;
  /** What the gardener's harvests have taught, a sentence for each kind; none before the second season. */
  readonly learned: readonly string[];
  /** Whether dates follow that. */
  readonly learns: boolean;
  /** The rows as they would be with other facts, for what an act moves. */
  readonly rowsWith: (season: FetchedSeason) => readonly SeasonRow[];
  /** A garden as it would be planned with other facts; undefined where it has no place. */
  readonly bedWith: (season: FetchedSeason, gardenId: string) => PlannedBed | undefined;
}

export type SeasonPlan =
  | ReadySeason
  | { readonly status: 'loading'; readonly retry: () => void }
  | { readonly status: 'failed'; readonly error: Error; readonly retry: () => void };

const rowsOf = (gardens: readonly PlannedGarden[], known: Known): SeasonRow[] =>
  gardens.flatMap(({ garden, plan }) => rowsOfGarden(garden, plan, known));

/** The season of a gardener: what is stored, planned by the library. */
export function useSeasonPlan(plans: GardenPlans): SeasonPlan {
  const ready = plans.status === 'ready' ? plans : null;
  const [gardens, known] = [ready?.gardens, ready?.known];
  const rows = useMemo(() => (gardens && known ? rowsOf(gardens, known) : []), [gardens, known]);
  if (plans.status !== 'ready') return plans;
  const { climate, choice, plansWith, learns } = plans;
  return {
    status: 'ready',
    rows,
    climate,
    placeName: placeWords(choice),
    learned: learnedWords(plans.learned, rows),
    learns,
    rowsWith: (other) => rowsOf(plansWith(other), plans.known),
    bedWith(other, gardenId) {
      const found = plansWith(other).find(({ garden }) => garden.id === gardenId);
      return found?.plan ? { garden: found.garden, plan: found.plan, known: plans.known } : undefined;
    },
  };
}

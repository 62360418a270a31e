import { useFetchSeason } from '@planted/api-client';
import type { PlannedChange, Plant, SeasonPlanting } from '@planted/contracts';
import { type DaySpan, nameOfSeason, seasonOf, toDay } from '@planted/season';
import { type GardenPlan, harvestWeeks, useGardenPlans } from '@planted/season-plan';
import { useMemo } from 'react';
import { EMPTY_LAYOUT } from '../layout/layout';
import { answersIn, NO_ANSWERS } from '../rotation/answers';
import type { BedRotation } from '../rotation/bed-rotation';
import { useGroundRotation } from '../rotation/use-ground-rotation';
import type { BedBase } from '../saved-garden/bed-draft';
import { expectedOf, layoutOf } from '../saved-garden/spots';
import { today } from '../saved-garden/today';
import { withDraft } from '../season/bed-plantings';

/** What a season and the rules of rotation say of one of two beds. */
interface SeasonFigures {
  /** Numbers of the weeks with something to harvest. */
  readonly weeks: readonly number[];
  /** Plantings that rotation advises against where they are; null where it is not asked, or not known yet. */
  readonly warnings: number | null;
}

export type ComparedSeasons =
  | { readonly status: 'loading' | 'no-place' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | {
      readonly status: 'ready';
      /** This season, or the next one where only in that the two differ. */
      readonly season: DaySpan;
      /** '2027' */
      readonly year: string;
      readonly garden: SeasonFigures;
      readonly draft: SeasonFigures;
    };

interface Compared {
  readonly gardenId: string;
  readonly catalogue: readonly Plant[];
  readonly garden: BedBase;
  /** The garden after adoption. */
  readonly draft: BedBase;
  /** Of the adoption. */
  readonly changes: readonly PlannedChange[];
}

/** How the season of a garden goes on as it is, and as a draft would have it. */
export function useComparedSeasons({
  gardenId,
  catalogue,
  garden,
  draft,
  changes,
}: Compared): ComparedSeasons {
  const day = today();
  const plans = useGardenPlans(toDay(day), gardenId);
  const stored = useFetchSeason();
  const isReady = plans.status === 'ready';
  const plansWith = isReady ? plans.plansWith : undefined;
  const planOf = useMemo(() => {
    const season = stored.data;
    if (!season || !plansWith) return undefined;
    return (bed: BedBase) => {
      const layout = layoutOf(bed.standing, expectedOf(bed.season), EMPTY_LAYOUT, catalogue);
      // What the draft adds is not due before its adoption.
      const drafted = withDraft(season, gardenId, layout, day);
      const here = new Set(drafted.plantings.map(({ id }) => id));
      const left = season.plantings.filter((one) => one.gardenId === gardenId && !here.has(one.id));
      const plantings = [...drafted.plantings, ...left.flatMap(leavingOn(day))];
      return plansWith({ ...drafted, plantings }).find((one) => one.garden.id === gardenId)?.plan ?? null;
    };
  }, [stored.data, plansWith, gardenId, catalogue, day]);
  const now = useMemo(() => planOf?.(garden), [planOf, garden]);
  const then = useMemo(() => planOf?.(draft), [planOf, draft]);
  const weeks = useMemo(() => now && then && weeksOf(now, then, day), [now, then, day]);
  const hemisphere = now?.almanac.climate.hemisphere ?? 'north';
  const said = useMemo(() => answersIn(changes), [changes]);
  const asItIs = useGroundRotation(gardenId, hemisphere, NO_ANSWERS);
  const asDrafted = useGroundRotation(gardenId, hemisphere, said);
  const [warned, wouldBeWarned] = useMemo(
    () => [warningsIn(garden, asItIs), warningsIn(draft, asDrafted)],
    [garden, asItIs, draft, asDrafted],
  );
  if (plans.status === 'failed') return { status: 'failed', retry: plans.retry };
  if (now === undefined || then === undefined) return { status: 'loading' };
  if (!weeks) return { status: 'no-place' };
  return {
    status: 'ready',
    season: weeks.garden.season,
    year: weeks.year,
    garden: { weeks: weeks.garden.weeks, warnings: warned },
    draft: { weeks: weeks.draft.weeks, warnings: wouldBeWarned },
  };
}

/** The weeks of this season; of the next one where the two differ only in that: what is planned in fall is of the next. */
function weeksOf(garden: GardenPlan, draft: GardenPlan, day: string) {
  const { hemisphere } = garden.almanac.climate;
  const season = seasonOf(toDay(day), hemisphere);
  const of = (year: number) => ({
    garden: harvestWeeks(garden, year),
    draft: harvestWeeks(draft, year),
    year: nameOfSeason(year, hemisphere).replace('Season ', ''),
  });
  const differ = ({ garden: one, draft: other }: ReturnType<typeof of>) =>
    one.weeks.join(' ') !== other.weeks.join(' ');
  const [now, next] = [of(season), of(season + 1)];
  return differ(next) && !differ(now) ? next : now;
}

/** What a draft takes out of the ground was there until the day of its adoption. */
const leavingOn =
  (day: string) =>
  (planting: SeasonPlanting): SeasonPlanting[] =>
    planting.state === 'standing' && planting.plantedDay !== null
      ? [{ ...planting, state: 'ended', end: { day, how: 'moved_away', cause: null } }]
      : [];

function warningsIn({ standing, season }: BedBase, rotation: BedRotation | null): number | null {
  if (!rotation) return null;
  const spots = [...standing.values(), ...season.coming.values()];
  return spots.filter(
    (spot) =>
      rotation.adviceOf({ ...spot, plantName: rotation.words.nameOf(spot.plantId) })?.level === 'against',
  ).length;
}

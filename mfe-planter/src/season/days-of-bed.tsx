import { useNavigate } from '@planted/mfe-kit';
import {
  type GardenPlan,
  hasDays,
  type Known,
  pastKnown,
  type StoredGarden,
  useChosenDay,
} from '@planted/season-plan';
import { DaySlider, NoDays } from '@planted/ui';
import { type ReactNode, useLayoutEffect } from 'react';
import type { SavedGarden } from '../saved-garden/create-saved-garden';
import { type BedDays, placePath } from './bed-days';
import { useBedSeason } from './use-bed-season';

export { dayParts } from './day-parts';

interface DaysOfBedProps {
  readonly saved: SavedGarden;
  /** Is told the day that is chosen, and the bed on it. */
  readonly chosen: BedDays['chosen'];
  /** Stands in place of the slider until the days are known. */
  readonly room: ReactNode;
}

/** The slider over the bed of a saved garden, with its draft; or what days need. Nothing where nothing was ever planted. */
export function DaysOfBed({ saved, chosen, room }: DaysOfBedProps) {
  const navigate = useNavigate();
  const season = useBedSeason(saved);
  if (season.status === 'loading') return room;
  if (season.status === 'failed') return <NoDays why="failed" onRetry={season.retry} />;
  const { garden, plan, known } = season;
  if (!garden || garden.plantings.length === 0) return null;
  if (!hasDays(garden, plan, known))
    return <NoDays why="no-place" href={placePath(saved.gardenId)} onNavigate={navigate} />;
  return <Days garden={garden} plan={plan} known={known} chosen={chosen} />;
}

interface DaysProps {
  readonly garden: StoredGarden;
  readonly plan: GardenPlan | null;
  readonly known: Known;
  readonly chosen: BedDays['chosen'];
}

function Days({ garden, plan, known, chosen }: DaysProps) {
  const day = useChosenDay({ garden, plan }, known);
  useLayoutEffect(() => chosen.set(day), [day, chosen]);
  useLayoutEffect(() => () => chosen.set(null), [chosen]);
  return <DaySlider {...day} past={pastKnown(day)} onDay={day.go} onReach={day.reach} />;
}

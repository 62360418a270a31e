import type { CalendarDay } from '@planted/garden-domain';
import { useNavigate } from '@planted/mfe-kit';
import { toDay } from '@planted/season';
import {
  type ChosenDay,
  type GardenPlan,
  hasDays,
  type Known,
  pastKnown,
  type StoredGarden,
  useChosenDay,
  useGardenPlans,
} from '@planted/season-plan';
import { DaySlider, EmptyDay, NoDays, NoDaysToCome, PastOfDay, ShowGhosts } from '@planted/ui';
import { useLayoutEffect } from 'react';

export interface DaysOfGardenProps {
  readonly gardenId: string;
  readonly today: CalendarDay;
  /** Whether something stands there now: then room is kept until the days are known. */
  readonly isPlanted: boolean;
  /** Called with the day that is chosen and the bed on it; null where there are no days. */
  readonly onDay: (chosen: ChosenDay | null) => void;
}

/** The slider over a garden's bed, or what its days need. Nothing where nothing was ever planted. */
export function DaysOfGarden({ gardenId, today, isPlanted, onDay }: DaysOfGardenProps) {
  const navigate = useNavigate();
  const plans = useGardenPlans(toDay(today), gardenId);
  if (plans.status === 'loading') return isPlanted && <NoDays why="loading" />;
  if (plans.status === 'failed') return <NoDays why="failed" onRetry={plans.retry} />;
  const { garden, plan = null } = plans.gardens.find((one) => one.garden.id === gardenId) ?? {};
  if (!garden || garden.plantings.length === 0) return null;
  if (!hasDays(garden, plan, plans.known))
    return <NoDays why="no-place" href={placePath(gardenId)} onNavigate={navigate} />;
  return <Days garden={garden} plan={plan} known={plans.known} onDay={onDay} />;
}

const placePath = (gardenId: string): string => `/place?garden=${encodeURIComponent(gardenId)}`;

interface DaysProps {
  readonly garden: StoredGarden;
  readonly plan: GardenPlan | null;
  readonly known: Known;
  readonly onDay: DaysOfGardenProps['onDay'];
}

function Days({ garden, plan, known, onDay }: DaysProps) {
  const chosen = useChosenDay({ garden, plan }, known);
  useLayoutEffect(() => onDay(chosen), [chosen, onDay]);
  useLayoutEffect(() => () => onDay(null), [onDay]);
  return <DaySlider {...chosen} past={pastKnown(chosen)} onDay={chosen.go} onReach={chosen.reach} />;
}

/** What of other days is shown in the bed, how an earlier one is known, and where the next plants are when it is empty. */
export function DayFoot({ chosen }: { readonly chosen: ChosenDay }) {
  const navigate = useNavigate();
  const { standing, shows, show, go, past, isPlanned, gardenId } = chosen;
  return (
    <>
      <ShowGhosts {...shows} onShow={show} />
      {past && <PastOfDay {...chosen} {...past} onRetry={past.retry} />}
      {standing === 0 && <EmptyDay {...chosen} onGo={go} />}
      {!isPlanned && <NoDaysToCome href={placePath(gardenId)} onNavigate={navigate} />}
    </>
  );
}

import type { FetchedSeason } from '@planted/api-client';
import type { CalendarDay, EndOfPlanting } from '@planted/garden-domain';
import { movedSteps, nameOfDay, stepsDone, toDay, toText } from '@planted/season';
import { type PlannedGarden, useActQueue, useGardenPlans } from '@planted/season-plan';
import { useEffect, useMemo } from 'react';
import { useRefreshPlants } from '../gardens/use-refresh-plants';
import type { SeasonGarden, SeasonWork, SeasonWorkActs, StepTask } from './season-work';
import { seasonWorkOf } from './season-work-of';

interface SeasonReaderProps {
  readonly today: CalendarDay;
  /** The one garden that the page shows; without it all are planned. */
  readonly only: string | undefined;
  /** What was read, or that it could not be. */
  readonly onRead: (work: SeasonWork | 'failed') => void;
  readonly onActs: (acts: SeasonWorkActs) => void;
}

const plannedIn = (gardens: readonly PlannedGarden[]) => gardens.flatMap(({ plan }) => plan?.planned ?? []);

/** Plans gardens once the page shows, and hands on what the plans say of today. Shows nothing itself. */
export default function SeasonReader({ today, only, onRead, onActs }: SeasonReaderProps) {
  const plans = useGardenPlans(toDay(today), only);
  const refresh = useRefreshPlants();
  const ready = plans.status === 'ready' ? plans : null;
  const { show, send } = useActQueue(
    (before: FetchedSeason, after: FetchedSeason) =>
      ready && movedSteps(plannedIn(ready.plansWith(before)), plannedIn(ready.plansWith(after))),
    refresh,
  );
  const [gardens, known] = [ready?.gardens, ready?.known];
  const work = useMemo(() => gardens && known && seasonWorkOf({ gardens, known }), [gardens, known]);
  const hasFailed = plans.status === 'failed';

  useEffect(() => {
    if (work) onRead(work);
    else if (hasFailed) onRead('failed');
  }, [work, hasFailed, onRead]);

  useEffect(() => {
    const make = (act: Parameters<typeof show>[0]) => send(act, show(act));
    onActs({
      finish({ id: gardenId }: SeasonGarden, { due }: StepTask, onTakenBack) {
        const { kind, plantName, plantings } = due;
        if (kind === 'clear') return;
        const done = (day: CalendarDay | null) =>
          plantings.map(({ id }) => ({ type: 'do-step' as const, id, step: kind, day }));
        const day = nameOfDay(toDay(today), Number(today.slice(0, 4)));
        const title = `${plantName} ${stepsDone[kind]} ${day}`;
        make({ gardenId, title, changes: done(toText(toDay(today))), undo: done(null), onTakenBack });
      },
      clear({ id: gardenId }: SeasonGarden, { due }: StepTask, reason: EndOfPlanting) {
        const { plantName, plantings } = due;
        make({
          gardenId,
          title: `${plantName} cleared`,
          changes: plantings.map(({ id }) => ({ type: 'end', id, ...reason })),
          undo: plantings.map(({ id }) => ({ type: 'restore', id })),
        });
      },
    });
  });
  return null;
}

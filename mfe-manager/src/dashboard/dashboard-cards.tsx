import type { Dashboard, GardenToday, Reminder } from '@planted/contracts';
import { useIsNarrow } from '@planted/ui';
import { useMemo } from 'react';
import { withOutlook } from '../gardens/planted-garden';
import type { Failure } from '../gardens/use-planted-gardens';
import type { Reminders } from '../reminders/use-reminders';
import { useToggleReminder } from '../reminders/use-toggle-reminder';
import type { NextTask, SeasonGarden, SeasonWork } from '../season-work/season-work';
import { useSeasonWork } from '../season-work/use-season-work';
import { SlideIn } from '../slide-in/slide-in';
import { TodaysBed } from '../todays-bed/todays-bed';
import { endOfDay, useMinute, useToday } from '../today';
import { countOfTasks, type Task, todaysWork } from '../todays-work/todays-work';
import { ButtonsOnTheLeft } from '../todays-work/buttons-on-the-left';
import { type Nothing, TodaysWorkCard } from '../todays-work/todays-work-card';
import styles from './dashboard-cards.module.css';
import { GardenSnapshot } from './garden-snapshot';
import { GardeningTips } from './gardening-tips';
import { JournalCard } from './journal-card';
import { PlantStatus } from './plant-status';
import { RemindersCard } from './reminders-card';
import { countersOf } from './snapshot';
import { UnderConstruction } from './under-construction';
import { useReservedHeight } from './use-reserved-height';
import { YourGardens } from './your-gardens';

const NOTHING = 'Nothing to do today.';
const LOOK_AROUND = `${NOTHING} Have a look around your garden.`;
const NOT_KNOWN = "Your to-do list couldn't be loaded. It will appear here once it can.";
const NOTHING_YET = "Nothing to do yet. You'll see here what your gardens need.";

interface DashboardCardsProps {
  /** What is known of gardens and plants. */
  readonly dashboard: Dashboard | undefined;
  /** Why nothing is, when it could not be loaded. */
  readonly failure?: Failure | undefined;
  readonly reminders: Reminders;
}

/** What to do today, and the seven cards, which come in from the right and the left in turn (3 §2.2). */
export function DashboardCards({ dashboard, failure, reminders }: DashboardCardsProps) {
  const toggle = useToggleReminder();
  const minute = useMinute();
  const today = useToday();
  const counts = dashboard?.counts;
  const day = dashboard?.day ?? today;
  const { work, acts, reader } = useSeasonWork({ today: day, enabled: (counts?.gardens ?? 0) > 0 });
  const season = work === 'pending' ? null : work;
  const hasPlan = season !== null && season.gardens.some(({ isPlanned }) => isPlanned);
  const {
    ref: room,
    style: reserved,
    isExpected: waits,
  } = useReservedHeight(work === 'pending' ? 'pending' : hasPlan ? 'here' : 'none');
  const asked = useMemo(
    () => (waits ? (dashboard?.today ?? []).map(wateringOnly) : (dashboard?.today ?? [])),
    [dashboard, waits],
  );
  const moreGardens = dashboard?.moreToday ?? 0;
  const plans = useMemo(() => plansShown(season, asked, moreGardens), [season, asked, moreGardens]);
  const tasks = useMemo(() => {
    const now = new Date(minute);
    const own = reminders.status === 'ready' ? reminders.all : [];
    return todaysWork(asked, own, { now, today, dayEnds: endOfDay(now) }, plans);
  }, [asked, plans, reminders, minute, today]);
  const cards = useMemo(() => {
    const entries = dashboard?.plantCards ?? [];
    return season ? entries.map((entry) => withOutlook(entry, season.outlooks)) : entries;
  }, [dashboard, season]);
  const pictures = useMemo(() => picturesOf(dashboard), [dashboard]);
  const isNarrow = useIsNarrow();
  const beds = dashboard?.gardens ?? [];
  const gap = gapOf(failure !== undefined, reminders.status === 'failed');
  return (
    <div className={styles.cards}>
      <div ref={room} style={reserved} className={styles.today}>
        {isNarrow && beds.length > 0 && <TodaysBed beds={beds} tasks={tasks} today={today} />}
        <TodaysWorkCard
          tasks={tasks}
          today={today}
          moreGardens={moreGardens}
          moreTasks={tasksOfMore(dashboard, season !== null)}
          isPending={reminders.status === 'loading' || waits}
          nothing={gap === undefined ? nothingOf(counts?.gardens ?? 0, season?.next) : { words: NOT_KNOWN }}
          pictureOf={(task) => pictures.get(plantOf(task) ?? '')}
          gap={gap}
          onDone={(reminder) => toggle(reminder, true)}
          onDoneWithStep={(reminder, isCompleted) => toggle(reminder, isCompleted, true)}
          acts={acts}
        />
        {isNarrow && <ButtonsOnTheLeft />}
        {reader}
      </div>
      <SlideIn from="right">
        <GardenSnapshot
          counters={countersOf(
            counts && season ? { ...counts, readyForHarvest: season.ready } : (counts ?? null),
          )}
        />
      </SlideIn>
      <SlideIn from="left" className={styles.wide}>
        <YourGardens gardens={dashboard?.gardens ?? []} failure={failure} />
      </SlideIn>
      <SlideIn from="right" className={styles.wide}>
        <PlantStatus
          cards={cards}
          plants={counts?.plants ?? 0}
          gardens={counts?.gardens ?? 0}
          today={day}
          failure={failure}
        />
      </SlideIn>
      <SlideIn from="left">
        <JournalCard />
      </SlideIn>
      <SlideIn from="right">
        <RemindersCard reminders={reminders} onToggle={toggle} />
      </SlideIn>
      <SlideIn from="left" className={styles.half}>
        <GardeningTips tips={season && hasPlan ? season.tips : null} />
      </SlideIn>
      <SlideIn from="right" className={styles.half}>
        <UnderConstruction title="Weather Helper" picture="/illustrations/plants/sunflower.svg" />
      </SlideIn>
    </div>
  );
}

const nothingOf = (gardens: number, next: NextTask | undefined): Nothing => {
  if (gardens === 0) return { words: NOTHING_YET };
  return next ? { words: `${NOTHING} Next: ${next.words}.`, picture: next.picture } : { words: LOOK_AROUND };
};

/** The drawings of plants that the page knows, by their names. */
const picturesOf = (dashboard: Dashboard | undefined): ReadonlyMap<string, string> =>
  new Map(
    [
      ...(dashboard?.gardens.flatMap(({ plants }) => plants) ?? []),
      ...(dashboard?.plantCards.map(({ plant }) => plant) ?? []),
    ].map(({ plant_name, plant_image_url }) => [plant_name, plant_image_url]),
  );

/** The kind that a task is about. */
function plantOf(task: Task<Reminder>): string | null {
  if (task.kind === 'harvest') return task.ripe.plant_name;
  if (task.kind === 'step') return task.step.due.plantName;
  return task.kind === 'reminder' ? task.reminder.plant_name : null;
}

/** While its plan is on its way, only what the plan does not tell. */
const wateringOnly = (garden: GardenToday): GardenToday => ({ ...garden, datesToSet: 0, harvests: [] });

/** The plans of all gardens; where more gardens have work than are listed, of those that are. */
function plansShown(season: SeasonWork | null, listed: readonly GardenToday[], more: number): SeasonGarden[] {
  const ids = new Set(listed.map(({ garden_id }) => garden_id));
  return season?.gardens.filter(({ id }) => more === 0 || ids.has(id)) ?? [];
}

/** How many tasks there are in gardens beyond those that are listed; none where that is not known. */
function tasksOfMore(dashboard: Dashboard | undefined, isWhole: boolean): number {
  const all = dashboard?.counts.tasks;
  if (!dashboard || all === undefined || (isWhole && dashboard.moreToday === 0)) return 0;
  return all - countOfTasks(dashboard.today);
}

/** What is missing from today's work while something could not be loaded. */
function gapOf(noGardens: boolean, noReminders: boolean): string | undefined {
  if (noGardens && noReminders) return "Your gardens and reminders couldn't be loaded.";
  if (noGardens) return "Your gardens couldn't be loaded, so this list shows reminders only.";
  return noReminders ? "Your reminders couldn't be loaded, so they're not in this list." : undefined;
}

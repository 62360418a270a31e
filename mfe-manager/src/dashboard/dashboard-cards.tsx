import type { Dashboard } from '@planted/contracts';
import { useMemo } from 'react';
import type { Failure } from '../gardens/use-planted-gardens';
import type { Reminders } from '../reminders/use-reminders';
import { useToggleReminder } from '../reminders/use-toggle-reminder';
import { SlideIn } from '../slide-in/slide-in';
import { endOfDay, useMinute, useToday } from '../today';
import { todaysWork } from '../todays-work/todays-work';
import { TodaysWorkCard } from '../todays-work/todays-work-card';
import styles from './dashboard-cards.module.css';
import { GardenSnapshot } from './garden-snapshot';
import { JournalCard } from './journal-card';
import { PlantStatus } from './plant-status';
import { RemindersCard } from './reminders-card';
import { countersOf } from './snapshot';
import { UnderConstruction } from './under-construction';
import { YourGardens } from './your-gardens';

const NOTHING = 'Nothing to do today. Have a look around your garden.';
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
  const tasks = useMemo(() => {
    const now = new Date(minute);
    const own = reminders.status === 'ready' ? reminders.all : [];
    return todaysWork(dashboard?.today ?? [], own, { now, today, dayEnds: endOfDay(now) });
  }, [dashboard, reminders, minute, today]);
  const ofGardens = tasks.filter(({ kind }) => kind !== 'reminder').length;
  const gap = gapOf(failure !== undefined, reminders.status === 'failed');
  return (
    <div className={styles.cards}>
      <TodaysWorkCard
        tasks={tasks}
        today={today}
        moreGardens={dashboard?.moreToday}
        moreTasks={counts?.tasks === undefined ? 0 : counts.tasks - ofGardens}
        isPending={reminders.status === 'loading'}
        nothing={gap === undefined ? (counts && counts.gardens > 0 ? NOTHING : NOTHING_YET) : NOT_KNOWN}
        gap={gap}
        onDone={(reminder) => toggle(reminder, true)}
      />
      <SlideIn from="right">
        <GardenSnapshot counters={countersOf(counts ?? null)} />
      </SlideIn>
      <SlideIn from="left" className={styles.wide}>
        <YourGardens gardens={dashboard?.gardens ?? []} failure={failure} />
      </SlideIn>
      <SlideIn from="right" className={styles.wide}>
        <PlantStatus
          cards={dashboard?.plantCards ?? []}
          plants={counts?.plants ?? 0}
          gardens={counts?.gardens ?? 0}
          today={dashboard?.day ?? today}
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
        <UnderConstruction title="Gardening Tips" picture="/illustrations/plants/chamomile.svg" />
      </SlideIn>
      <SlideIn from="right" className={styles.half}>
        <UnderConstruction title="Weather Helper" picture="/illustrations/plants/sunflower.svg" />
      </SlideIn>
    </div>
  );
}

/** What is missing from today's work while something could not be loaded. */
function gapOf(noGardens: boolean, noReminders: boolean): string | undefined {
  if (noGardens && noReminders) return "Your gardens and reminders couldn't be loaded.";
  if (noGardens) return "Your gardens couldn't be loaded, so this list shows reminders only.";
  return noReminders ? "Your reminders couldn't be loaded, so they're not in this list." : undefined;
}

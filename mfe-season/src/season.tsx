import { type Day, type Hemisphere, seasonOf, spanOfSeason } from '@planted/season';
import { useGardenPlans } from '@planted/season-plan';
import type { ReactNode } from 'react';
import type { SeasonActs } from './acts/use-season-acts';
import { useSeasonAddress } from './address/use-season-address';
import { SeasonView } from './season-view';
import { SeasonFrame } from './states/season-frame';
import { NotRead } from './states/season-states';
import styles from './season-page.module.css';
import { type SeasonPlan, useSeasonPlan } from './plan/use-season-plan';
import { useToday } from './today';
import { isInSeason } from './view/groups';
import type { SeasonRow } from './view/season-row';

/** The season of a gardener who is signed in. */
export function Season() {
  const today = useToday();
  return <SeasonOf plan={useSeasonPlan(useGardenPlans(today))} today={today} />;
}

interface SeasonOfProps {
  readonly plan: SeasonPlan;
  readonly today: Day;
  /** What is done instead of what a gardener does, where nothing can be saved. */
  readonly acts?: SeasonActs;
  /** What is said above it. */
  readonly children?: ReactNode;
}

/** One season of gardens, wherever they are kept; while it is read its frame, or why it could not be. */
export function SeasonOf({ plan, today, acts, children }: SeasonOfProps) {
  const [address, change] = useSeasonAddress();
  if (plan.status === 'loading') return <SeasonFrame onRetry={plan.retry}>{children}</SeasonFrame>;
  if (plan.status === 'failed')
    return (
      <div className={`page ${styles.page}`}>
        <h1>Season</h1>
        <NotRead error={plan.error} onRetry={plan.retry} />
      </div>
    );
  const hemisphere = plan.climate?.hemisphere ?? 'north';
  const season = address.season ?? seasonToShow(plan.rows, today, hemisphere);
  const span = spanOfSeason(season, hemisphere);
  return (
    <SeasonView
      plan={plan}
      address={address}
      onChange={change}
      today={today}
      season={season}
      span={span}
      hemisphere={hemisphere}
      acts={acts}
    >
      {children}
    </SeasonView>
  );
}

/** That of today; in winter the next one, where all that is planned is in that. */
function seasonToShow(rows: readonly SeasonRow[], today: Day, hemisphere: Hemisphere): number {
  const now = seasonOf(today, hemisphere);
  const hasRows = (season: number): boolean =>
    rows.some((row) => isInSeason(row, spanOfSeason(season, hemisphere), today));
  return !hasRows(now) && hasRows(now + 1) ? now + 1 : now;
}

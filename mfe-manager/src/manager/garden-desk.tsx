import { useIsNarrow } from '@planted/ui';
import { RecentActivity } from '../activity/recent-activity';
import { CommunityEvents } from '../community-events';
import type { NamedGarden, PlantedGarden } from '../gardens/planted-garden';
import { QuickActions } from '../quick-actions/quick-actions';
import { SetPlantingDates } from '../set-planting-dates/set-planting-dates';
import { GardenBed } from './garden-bed';
import styles from './garden-desk.module.css';
import { GardenHeader } from './garden-header';
import { GardenOverview } from './garden-overview';
import { GardenTabs } from './garden-tabs';
import { useManagerPlace } from './manager-place';

interface GardenDeskProps {
  readonly garden: PlantedGarden;
  readonly gardens: readonly NamedGarden[];
}

/**
 * One garden to look after: its bed, what grows in it, and what to do (3 §2.3). A phone begins with what happened last,
 * and has the tabs before what is looked up less often.
 */
export function GardenDesk({ garden, gardens }: GardenDeskProps) {
  const isNarrow = useIsNarrow();
  const [place] = useManagerPlace();
  const activity = <RecentActivity garden={garden} />;
  const dates = garden.plants.some(({ planted_date }) => planted_date === null) && (
    <SetPlantingDates key={garden.id} garden={garden} isLinked={place.open === 'dates'} />
  );
  const care = (
    <>
      <GardenOverview garden={garden} />
      <QuickActions key={`act on ${garden.id}`} garden={garden} />
    </>
  );
  const tabs = <GardenTabs garden={garden} gardens={gardens} className={styles.tabs} />;
  return (
    <>
      <GardenHeader garden={garden} gardens={gardens} />
      <div className={styles.columns}>
        {isNarrow && activity}
        <GardenBed key={garden.id} garden={garden} isNarrow={isNarrow} className={styles.bed} />
        {isNarrow ? (
          <>
            {dates}
            {tabs}
            {care}
            <CommunityEvents />
          </>
        ) : (
          <>
            <div className={styles.side}>
              {dates}
              {care}
              <div className={styles.news}>
                {activity}
                <CommunityEvents />
              </div>
            </div>
            {tabs}
          </>
        )}
      </div>
    </>
  );
}

import { isKeptId, useGardenActivities } from '@planted/api-client';
import { Button, Card, Collapsible, EmptyState, Loading, WillBeSent } from '@planted/ui';
import { lazy, Suspense, useId } from 'react';
import { ActivityWhen, newestFirst } from './activity-when';
import { titleCase } from './describe-activity';
import { CorrectEntry } from '../corrections/correct-entry';
import { CorrectedWhen } from '../corrections/corrected-when';
import { EditorHost } from '../corrections/editor-host';
import corrections from '../corrections/corrections.module.css';
import type { PlantedGarden } from '../gardens/planted-garden';
import { WaitingMark } from '../waiting/waiting-mark';
import styles from './recent-activity.module.css';

const TakenBackActivities = lazy(() => import('../corrections/taken-back-activities'));

/** 3 §2.3. */
const MOST = 5;

function Entries({ garden }: { garden: PlantedGarden }) {
  const activities = useGardenActivities(garden.id);
  if (activities.isPending) return <Loading>Loading recent activity...</Loading>;
  if (activities.isLoadingError)
    return (
      <EmptyState action={<Button onClick={() => void activities.refetch()}>Try Again</Button>}>
        Recent activity could not be loaded: {activities.error.message}
      </EmptyState>
    );
  const recent = newestFirst(activities.data.pages.flatMap(({ data }) => data)).slice(0, MOST);
  if (recent.length === 0) return <p className="soft">Nothing has happened here yet.</p>;
  return (
    <ol className={styles.entries}>
      {recent.map((entry) => (
        <li key={entry.id} className={corrections.entry}>
          <div>
            <strong>{titleCase(entry.event_type)}</strong>
            <p>{entry.event_details.notes}</p>
            <p className="faint tiny">
              <ActivityWhen activity={entry} />
              <CorrectedWhen at={entry.corrected_at} />
              {isKeptId(entry.id) ? <WillBeSent /> : <WaitingMark of={entry.id} />}
            </p>
          </div>
          <CorrectEntry entry={entry} garden={garden} />
        </li>
      ))}
    </ol>
  );
}

/** The 5 latest activities of a garden, by the day on which they happened (3 §2.3). */
export function RecentActivity({ garden }: { garden: PlantedGarden }) {
  const heading = useId();
  return (
    <Card as="section" aria-labelledby={heading}>
      <h2 id={heading}>Recent Activity</h2>
      <EditorHost key={garden.id}>
        <Entries garden={garden} />
      </EditorHost>
      <Collapsible title="Taken back">
        <Suspense fallback={<Loading>Loading what was taken back...</Loading>}>
          <TakenBackActivities gardenId={garden.id} />
        </Suspense>
      </Collapsible>
    </Card>
  );
}

import { useGardenActivities } from '@planted/api-client';
import { Button, Card, EmptyState, Loading } from '@planted/ui';
import { useId } from 'react';
import { ActivityWhen, newestFirst } from './activity-when';
import { titleCase } from './describe-activity';
import styles from './recent-activity.module.css';

/** 3 §2.3. */
const MOST = 5;

function Entries({ gardenId }: { gardenId: string }) {
  const activities = useGardenActivities(gardenId);
  if (activities.isPending) return <Loading>Loading recent activity...</Loading>;
  if (activities.isError)
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
        <li key={entry.id}>
          <strong>{titleCase(entry.event_type)}</strong>
          <p>{entry.event_details.notes}</p>
          <p className="faint tiny">
            <ActivityWhen activity={entry} />
          </p>
        </li>
      ))}
    </ol>
  );
}

/** The 5 latest activities of a garden, by the day on which they happened (3 §2.3). */
export function RecentActivity({ gardenId }: { gardenId: string }) {
  const heading = useId();
  return (
    <Card as="section" aria-labelledby={heading}>
      <h2 id={heading}>Recent Activity</h2>
      <Entries gardenId={gardenId} />
    </Card>
  );
}

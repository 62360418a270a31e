import { isKeptId, useGardenActivities } from '@planted/api-client';
import type { Activity } from '@planted/contracts';
import { Button, EmptyState, Loading, WillBeSent } from '@planted/ui';
import { ActivityWhen, newestFirst } from '../activity/activity-when';
import { titleCase } from '../activity/describe-activity';
import { CorrectEntry } from '../corrections/correct-entry';
import { CorrectedWhen } from '../corrections/corrected-when';
import { EditorHost } from '../corrections/editor-host';
import type { PlantedGarden } from '../gardens/planted-garden';
import { WaitingMark } from '../waiting/waiting-mark';
import styles from './past-events.module.css';

/** The name of the plant that an event is about, while it stands in the garden. */
const plantName = ({ subject, subject_id }: Activity, { plants }: PlantedGarden): string | undefined =>
  subject === 'plant' ? plants.find(({ id }) => id === subject_id)?.plant.plant_name : undefined;

function PastEvent({ event, garden }: { event: Activity; garden: PlantedGarden }) {
  const about = plantName(event, garden);
  return (
    <li className={styles.event}>
      <div className={styles.head}>
        <strong>{titleCase(event.event_type)}</strong>
        <p className="faint small">
          <ActivityWhen activity={event} />
          <CorrectedWhen at={event.corrected_at} />
          {isKeptId(event.id) ? <WillBeSent /> : <WaitingMark of={event.id} />}
        </p>
        <CorrectEntry entry={event} garden={garden} />
      </div>
      {about && <p className="small soft">{about}</p>}
      {event.event_details.notes && (
        <p dir="auto" className={styles.notes}>
          {event.event_details.notes}
        </p>
      )}
    </li>
  );
}

/** What happened in a garden and to its plants, by the day on which it did (3 §2.3). */
export const PastEvents = ({ garden }: { garden: PlantedGarden }) => (
  <EditorHost>
    <Events garden={garden} />
  </EditorHost>
);

function Events({ garden }: { garden: PlantedGarden }) {
  const events = useGardenActivities(garden.id);
  if (events.isPending) return <Loading block>Loading past events...</Loading>;
  if (events.isLoadingError)
    return (
      <EmptyState action={<Button onClick={() => void events.refetch()}>Try Again</Button>}>
        Past events could not be loaded: {events.error.message}
      </EmptyState>
    );
  const shown = newestFirst(events.data.pages.flatMap(({ data }) => data));
  if (shown.length === 0) return <EmptyState>No events in {garden.name} yet. Add the first one.</EmptyState>;
  return (
    <>
      <ol className={styles.events} aria-label={`Past events of ${garden.name}`}>
        {shown.map((event) => (
          <PastEvent key={event.id} event={event} garden={garden} />
        ))}
      </ol>
      {events.hasNextPage && (
        <Button
          wide
          busy={events.isFetchingNextPage}
          busyLabel="Loading..."
          onClick={() => void events.fetchNextPage()}
        >
          Show Older Events
        </Button>
      )}
    </>
  );
}

import { restoreGardenEvent, useTakenBackActivities } from '@planted/api-client';
import { dayOfActivity, dayText } from '../activity/activity-when';
import { titleCase } from '../activity/describe-activity';
import { useRefreshPlants } from '../gardens/use-refresh-plants';
import { useToday } from '../today';
import { isOwnActivity } from './entry-form';
import { TakenBackList } from './taken-back-list';

/** What was logged in a garden and taken back; bringing it back counts it again. */
export default function TakenBackActivities({ gardenId }: { gardenId: string }) {
  const today = useToday();
  const list = useTakenBackActivities(gardenId);
  const rows = (list.data ?? []).filter(isOwnActivity).map((entry) => ({
    id: entry.id,
    title: titleCase(entry.event_type),
    text: [dayText(dayOfActivity(entry), today), entry.event_details.notes].filter(Boolean).join(' · '),
    named: { id: entry.id, garden_id: entry.garden_id, revision: entry.revision },
  }));
  return (
    <TakenBackList list={list} rows={rows} restore={restoreGardenEvent} onRestored={useRefreshPlants()} />
  );
}

import type { Activity } from '@planted/contracts';
import type { LoggedEvent, ProjectionTransaction } from '@planted/event-sourcing';

/** What an event's handler says about its activity; id, time and order are the event's. */
export interface ActivityRow {
  readonly event_type: Activity['event_type'];
  readonly garden_id: string;
  readonly owner_id: string;
  readonly notes: string;
  readonly subject?: Activity['subject'];
  readonly subject_id?: string;
  readonly value?: string | number | null;
  readonly unit?: string | null;
  readonly old_status?: string | null;
  readonly new_status?: string | null;
}

/** An activity about a single plant has this plant as its subject; one about several is their garden's. */
export const subjectOf = (
  plants: readonly { readonly id: string }[],
): Pick<ActivityRow, 'subject' | 'subject_id'> => {
  const [only] = plants;
  return only && plants.length === 1 ? { subject: 'plant', subject_id: only.id } : {};
};

/** Writes the activity of one event: about its garden, unless it says otherwise. */
export function insertActivity(
  tx: ProjectionTransaction,
  event: Pick<LoggedEvent, 'id' | 'sequence' | 'metadata'>,
  activity: ActivityRow,
): Promise<unknown> {
  const row = {
    id: event.id,
    sequence: event.sequence,
    created_at: event.metadata.time,
    subject: 'garden',
    subject_id: activity.garden_id,
    ...activity,
  };
  return tx.query('insert into activities select * from json_populate_record(null::activities, $1)', [
    JSON.stringify(row),
  ]);
}

import type { Activity } from '@planted/contracts';
import type { LoggedEvent, ProjectionTransaction } from '@planted/event-sourcing';
import { type CalendarDay, effectiveDay } from '@planted/garden-domain';

/** What an event's handler says about its activity; id, time and order are the event's, the owner is the garden's. */
export interface ActivityRow {
  readonly event_type: Activity['event_type'];
  readonly garden_id: string;
  /** The day on which it happened, where the event names one. */
  readonly occurred_on?: CalendarDay | undefined;
  /** At what time of that day, 'HH:mm'. */
  readonly occurred_time?: string | undefined;
  /** As they are, or of the garden's name as it is by then. */
  readonly notes: string | ((gardenName: string) => string);
  readonly subject?: Activity['subject'];
  readonly subject_id?: string;
  readonly value?: string | number | null;
  readonly unit?: string | null;
  readonly old_status?: string | null;
  readonly new_status?: string | null;
  /** The reminder whose tick it is, and which of its dates. */
  readonly reminder_id?: string;
  readonly turn?: number;
  /** 0 for what can be corrected and taken back. */
  readonly revision?: 0;
}

/** An activity about a single plant has this plant as its subject; one about several is their garden's. */
export const subjectOf = (
  plants: readonly { readonly id: string }[],
): Pick<ActivityRow, 'subject' | 'subject_id'> => {
  const [only] = plants;
  return only && plants.length === 1 ? { subject: 'plant', subject_id: only.id } : {};
};

/** Where the garden's name belongs in notes; no text of a gardener's stands beside it. */
const NAME = '\u0000';

/**
 * Writes the activity of one event: about its garden, unless it says otherwise. In one statement, which looks the garden
 * up itself: a handler that awaited an answer in between would make a rebuild several times as slow.
 * @throws Error for a garden without a GardenSaved: the event is then parked rather than passed over.
 */
export async function insertActivity(
  tx: ProjectionTransaction,
  event: Pick<LoggedEvent, 'id' | 'sequence' | 'metadata'>,
  { notes, ...activity }: ActivityRow,
): Promise<void> {
  const row = {
    id: event.id,
    sequence: event.sequence,
    created_at: event.metadata.time,
    day: effectiveDay(activity.occurred_on, event.metadata.time),
    subject: 'garden',
    subject_id: activity.garden_id,
    is_withdrawn: false,
    ...activity,
  };
  const betweenNames = typeof notes === 'string' ? [notes] : notes(NAME).split(NAME);
  const { rowCount } = await tx.query(
    `insert into activities (id, owner_id, sequence, event_type, notes, value, unit, old_status, new_status,
       created_at, occurred_on, occurred_time, day, garden_id, subject, subject_id, reminder_id, turn,
       revision, is_withdrawn)
     select a.id, g.owner_id, a.sequence, a.event_type, array_to_string($2::text[], g.name), a.value, a.unit,
       a.old_status, a.new_status, a.created_at, a.occurred_on, a.occurred_time, a.day, a.garden_id, a.subject,
       a.subject_id, a.reminder_id, a.turn, a.revision, a.is_withdrawn
     from json_populate_record(null::activities, $1) a join activity_gardens g on g.garden_id = a.garden_id`,
    [JSON.stringify(row), betweenNames],
  );
  if (rowCount === 0) throw new Error(`garden ${activity.garden_id} was never saved`);
}

import type { GardenEvent, RevisionKind } from '@planted/contracts';
import type { LoggedEvent, ProjectionTransaction } from '@planted/event-sourcing';
import { timeOfGardenEventNotes } from '@planted/garden-domain';

type EventOf<Type extends GardenEvent['type']> = LoggedEvent<Extract<GardenEvent, { type: Type }>>;

// Statements of one event are sent at once and run in their order: none waits for the answer to another.

/** An entry says something else from now on; another day moves it there. What it said before stays beside it. */
export async function correctActivity(
  tx: ProjectionTransaction,
  event: EventOf<'GardenEventCorrected'>,
): Promise<void> {
  const { eventId, now, revision } = event.data;
  const { sets, values } = wordsOf(event.data);
  await Promise.all([
    rememberWritten(tx, eventId),
    tx.query(
      `update activities set occurred_on = $2, day = $2, subject = $3, subject_id = $4, revision = $5, corrected_at = $6 ${sets}
       where id = $1`,
      [eventId, now.day, now.subject, now.subjectId, revision, event.metadata.time, ...values],
    ),
    rememberRevision(tx, event, 'corrected'),
  ]);
}

/** Of an event its words and figures, of a rating its figure; the other words are the product's own. */
function wordsOf({ notes, value, unit, healthRating }: EventOf<'GardenEventCorrected'>['data']) {
  if (notes !== null)
    return {
      sets: ', notes = $7, occurred_time = $8, value = $9, unit = $10',
      values: [notes, timeOfGardenEventNotes(notes) ?? null, JSON.stringify(value), unit],
    };
  if (healthRating !== null)
    return { sets: ", value = $7, unit = 'of 10'", values: [JSON.stringify(healthRating)] };
  return { sets: '', values: [] };
}

export const withdrawActivity = (tx: ProjectionTransaction, event: EventOf<'GardenEventWithdrawn'>) =>
  setWithdrawn(tx, event, true);

export const restoreActivity = (tx: ProjectionTransaction, event: EventOf<'GardenEventRestored'>) =>
  setWithdrawn(tx, event, false);

type Taken = EventOf<'GardenEventWithdrawn'> | EventOf<'GardenEventRestored'>;

async function setWithdrawn(tx: ProjectionTransaction, event: Taken, isWithdrawn: boolean): Promise<void> {
  const { eventId, revision } = event.data;
  await Promise.all([
    rememberWritten(tx, eventId),
    tx.query('update activities set is_withdrawn = $2, revision = $3 where id = $1', [
      eventId,
      isWithdrawn,
      revision,
    ]),
    rememberRevision(tx, event, isWithdrawn ? 'withdrawn' : 'restored'),
  ]);
}

const COPIED = 'day, notes, value, unit, subject, subject_id';

/** What was written, before the first change. */
const rememberWritten = (tx: ProjectionTransaction, activityId: string): Promise<unknown> =>
  tx.query(
    `insert into activity_revisions (activity_id, owner_id, revision, kind, recorded_at, ${COPIED})
     select id, owner_id, 0, 'written', created_at, ${COPIED} from activities where id = $1 on conflict do nothing`,
    [activityId],
  );

/** The entry as the event has left it. */
const rememberRevision = (
  tx: ProjectionTransaction,
  { data, metadata }: EventOf<'GardenEventCorrected'> | Taken,
  kind: RevisionKind,
): Promise<unknown> =>
  tx.query(
    `insert into activity_revisions (activity_id, owner_id, revision, kind, recorded_at, ${COPIED})
     select id, owner_id, revision, $2, $3, ${COPIED} from activities where id = $1`,
    [data.eventId, kind, metadata.time],
  );

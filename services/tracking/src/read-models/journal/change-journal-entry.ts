import type { JournalEvent, RevisionKind } from '@planted/contracts';
import type { LoggedEvent, ProjectionTransaction } from '@planted/event-sourcing';

type EventOf<Type extends JournalEvent['type']> = LoggedEvent<Extract<JournalEvent, { type: Type }>>;

// Statements of one event are sent at once and run in their order: none waits for the answer to another.

/** It says, and is about, something else from now on; a day of its own moves it there in the journal. */
export async function correctEntry(
  tx: ProjectionTransaction,
  event: EventOf<'JournalEntryCorrected'>,
): Promise<void> {
  const { entryId, sealedText, gardenId, privacy, day, revision } = event.data;
  await Promise.all([
    rememberWritten(tx, entryId),
    tx.query(
      `update journal_entries set sealed_text = $2, garden_id = $3, privacy = $4, day = $5, revision = $6,
         corrected_at = $7, sorted_at = coalesce(
           ($5::date + (created_at at time zone 'UTC')::time) at time zone 'UTC', created_at)
       where id = $1`,
      [entryId, sealedText, gardenId, privacy, day, revision, event.metadata.time],
    ),
    rememberRevision(tx, event, 'corrected'),
  ]);
}

export const withdrawEntry = (tx: ProjectionTransaction, event: EventOf<'JournalEntryWithdrawn'>) =>
  setWithdrawn(tx, event, true);

export const restoreEntry = (tx: ProjectionTransaction, event: EventOf<'JournalEntryRestored'>) =>
  setWithdrawn(tx, event, false);

async function setWithdrawn(
  tx: ProjectionTransaction,
  event: EventOf<'JournalEntryWithdrawn' | 'JournalEntryRestored'>,
  isWithdrawn: boolean,
): Promise<void> {
  const { entryId, revision } = event.data;
  await Promise.all([
    rememberWritten(tx, entryId),
    tx.query('update journal_entries set is_withdrawn = $2, revision = $3 where id = $1', [
      entryId,
      isWithdrawn,
      revision,
    ]),
    rememberRevision(tx, event, isWithdrawn ? 'withdrawn' : 'restored'),
  ]);
}

/** What was written, before the first change. */
const rememberWritten = (tx: ProjectionTransaction, entryId: string): Promise<unknown> =>
  tx.query(
    `insert into journal_revisions (entry_id, owner_id, revision, kind, sealed_text, day, recorded_at)
     select id, owner_id, 0, 'written', sealed_text, day, created_at from journal_entries where id = $1
     on conflict do nothing`,
    [entryId],
  );

/** The entry as the event has left it. */
const rememberRevision = (
  tx: ProjectionTransaction,
  { data, metadata }: EventOf<Exclude<JournalEvent['type'], 'JournalEntryWritten'>>,
  kind: RevisionKind,
): Promise<unknown> =>
  tx.query(
    `insert into journal_revisions (entry_id, owner_id, revision, kind, sealed_text, day, recorded_at)
     select id, owner_id, revision, $2, sealed_text, day, $3 from journal_entries where id = $1`,
    [data.entryId, kind, metadata.time],
  );

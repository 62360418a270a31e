import type { GardenerEvent, JournalEvent } from '@planted/contracts';
import { defineProjection } from '@planted/event-sourcing';
import { forgetOwnerIn } from '@planted/service-kit';
import { correctEntry, restoreEntry, withdrawEntry } from './change-journal-entry';

/** Every gardener's journal entries, with all that each has said. Their words stay encrypted here too. */
export const journal = defineProjection<JournalEvent | GardenerEvent>({
  schema: 'tracking',
  name: 'journal',
  version: 3,
  tables: ['journal_entries', 'journal_revisions'],
  create: `
    create table journal_entries (
      id uuid primary key,
      owner_id uuid not null,
      sequence bigint not null,
      sealed_text text not null,
      created_at timestamptz not null,
      garden_id uuid,
      privacy text not null,
      -- The day that it is about, where that is not the one on which it was written.
      day date,
      -- Where it stands in the journal: on its day, at the time of day at which it was written.
      sorted_at timestamptz not null,
      revision integer not null default 0,
      corrected_at timestamptz,
      is_withdrawn boolean not null default false
    );
    create index on journal_entries (owner_id, sorted_at desc, sequence desc) where not is_withdrawn;

    -- Of an entry that was changed: what it said from each of its revisions on, 0 being what was written.
    create table journal_revisions (
      entry_id uuid not null references journal_entries (id),
      owner_id uuid not null,
      revision integer not null,
      kind text not null,
      sealed_text text not null,
      day date,
      recorded_at timestamptz not null,
      primary key (entry_id, revision)
    );
    create index on journal_revisions (owner_id)`,
  handlers: {
    JournalEntryWritten: (tx, { data, sequence, metadata: { time } }) =>
      tx.query(
        `insert into journal_entries
           (id, owner_id, sequence, sealed_text, created_at, garden_id, privacy, sorted_at)
         values ($1, $2, $3, $4, $5, $6, $7, $5)`,
        [
          ...[data.entryId, data.ownerId, sequence, data.sealedText],
          ...[data.writtenAt ?? time, data.gardenId, data.privacy],
        ],
      ),
    JournalEntryCorrected: correctEntry,
    JournalEntryWithdrawn: withdrawEntry,
    JournalEntryRestored: restoreEntry,
    GardenerForgotten: forgetOwnerIn('journal_revisions', 'journal_entries'),
  },
});

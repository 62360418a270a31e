import type { GardenerEvent, JournalEvent } from '@planted/contracts';
import { defineProjection } from '@planted/event-sourcing';
import { forgetOwnerIn } from '@planted/service-kit';

/** Every gardener's journal entries. What they say stays encrypted here too. */
export const journal = defineProjection<JournalEvent | GardenerEvent>({
  schema: 'tracking',
  name: 'journal',
  version: 1,
  tables: ['journal_entries'],
  create: `
    create table journal_entries (
      id uuid primary key,
      owner_id uuid not null,
      sequence bigint not null,
      sealed_text text not null,
      created_at timestamptz not null,
      garden_id uuid,
      privacy text not null
    );
    create index on journal_entries (owner_id, sequence desc)`,
  handlers: {
    JournalEntryWritten: (tx, { data, sequence, metadata }) =>
      tx.query(
        `insert into journal_entries (id, owner_id, sequence, sealed_text, created_at, garden_id, privacy)
         values ($1, $2, $3, $4, $5, $6, $7)`,
        [data.entryId, data.ownerId, sequence, data.sealedText, metadata.time, data.gardenId, data.privacy],
      ),
    GardenerForgotten: forgetOwnerIn('journal_entries'),
  },
});

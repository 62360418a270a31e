import type { JournalEvent, Refusal } from '@planted/contracts';
import { accept, type Decider } from '@planted/event-sourcing';

export interface AddJournalEntry {
  readonly type: 'AddJournalEntry';
  readonly actorId: string;
  readonly entry: JournalEvent['data'];
}

export type JournalEntryState = JournalEvent['data'] | null;

/** An entry is written once. */
export const journalEntryDecider: Decider<AddJournalEntry, JournalEntryState, JournalEvent, Refusal> = {
  initialState: null,
  decide: (state, { entry }) =>
    state ? accept() : accept({ type: 'JournalEntryWritten', schemaVersion: 1, data: entry }),
  evolve: (_, { data }) => data,
};

import type { JournalEvent, Refusal } from '@planted/contracts';
import { accept, type Decider, type Decision, refuse } from '@planted/event-sourcing';
import { type CalendarDay, isJournalDay } from '@planted/garden-domain';

type DataOf<Type extends JournalEvent['type']> = Extract<JournalEvent, { type: Type }>['data'];

export type WrittenEntry = DataOf<'JournalEntryWritten'>;

interface AddJournalEntry {
  readonly type: 'AddJournalEntry';
  readonly actorId: string;
  readonly entry: WrittenEntry;
}

interface Change {
  readonly actorId: string;
  /** The revision that its page shows. */
  readonly revision: number;
}

interface CorrectJournalEntry extends Change {
  readonly type: 'CorrectJournalEntry';
  readonly corrected: Omit<DataOf<'JournalEntryCorrected'>, 'entryId' | 'revision'>;
  readonly today: CalendarDay;
}

interface WithdrawJournalEntry extends Change {
  readonly type: 'WithdrawJournalEntry';
}

interface RestoreJournalEntry extends Change {
  readonly type: 'RestoreJournalEntry';
}

export type ChangeJournalEntry = CorrectJournalEntry | WithdrawJournalEntry | RestoreJournalEntry;
export type JournalCommand = AddJournalEntry | ChangeJournalEntry;

/** An entry as it is now; null before it is written. */
export type JournalEntryState =
  | (WrittenEntry & {
      readonly day: CalendarDay | null;
      readonly revision: number;
      readonly isWithdrawn: boolean;
    })
  | null;

/** The same for an entry that is not there and for one of another user. */
const entryNotFound: Refusal = { code: 'not-found', field: 'id', message: 'Journal entry not found' };

/** An entry is written once, and corrected, taken back and restored as often as its gardener likes. */
export const journalEntryDecider: Decider<JournalCommand, JournalEntryState, JournalEvent, Refusal> = {
  initialState: null,
  decide(state, command) {
    if (command.type === 'AddJournalEntry')
      return state
        ? accept()
        : accept({ type: 'JournalEntryWritten', schemaVersion: 2, data: command.entry });
    if (state?.ownerId !== command.actorId) return refuse(entryNotFound);
    return change(state, command);
  },
  evolve(state, event) {
    if (event.type === 'JournalEntryWritten')
      return { ...event.data, day: null, revision: 0, isWithdrawn: false };
    if (!state) return state;
    switch (event.type) {
      case 'JournalEntryCorrected':
        return { ...state, ...event.data };
      case 'JournalEntryWithdrawn':
        return { ...state, ...event.data, isWithdrawn: true };
      case 'JournalEntryRestored':
        return { ...state, ...event.data, isWithdrawn: false };
      default:
        return event satisfies never;
    }
  },
};

function change(
  entry: NonNullable<JournalEntryState>,
  command: ChangeJournalEntry,
): Decision<JournalEvent, Refusal> {
  const isRestoring = command.type === 'RestoreJournalEntry';
  const conflict = (field: string, message: string) =>
    refuse<Refusal>({ code: 'conflict', field, message, current: { ...entry } });
  if (isRestoring && !entry.isWithdrawn) return conflict('id', 'This entry was not taken back');
  if (!isRestoring && entry.isWithdrawn)
    return conflict('id', 'This entry was taken back: restore it before you change it');
  if (command.revision !== entry.revision)
    return conflict('revision', 'This entry was changed elsewhere meanwhile');
  const changed = { entryId: entry.entryId, revision: entry.revision + 1 };
  switch (command.type) {
    case 'CorrectJournalEntry': {
      const { day } = command.corrected;
      if (day !== null && !isJournalDay(day, command.today)) {
        const message = 'day: must be today or a date from the past 100 years';
        return refuse({ code: 'invalid', field: 'day', message });
      }
      const data = { ...changed, ...command.corrected };
      return accept({ type: 'JournalEntryCorrected', schemaVersion: 1, data });
    }
    case 'WithdrawJournalEntry':
      return accept({ type: 'JournalEntryWithdrawn', schemaVersion: 1, data: changed });
    case 'RestoreJournalEntry':
      return accept({ type: 'JournalEntryRestored', schemaVersion: 1, data: changed });
    default:
      return command satisfies never;
  }
}

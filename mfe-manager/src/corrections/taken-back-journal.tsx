import { fetchJournalEntriesKey, restoreJournalEntry, useTakenBackJournalEntries } from '@planted/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { TakenBackList } from './taken-back-list';

/** Journal entries that were taken back. */
export default function TakenBackJournal() {
  const list = useTakenBackJournalEntries();
  const queryClient = useQueryClient();
  const rows = (list.data ?? []).map(({ id, title, content, revision = 0 }) => ({
    ...{ id, title, text: content },
    named: { id, revision },
  }));
  const refresh = () => queryClient.invalidateQueries({ queryKey: fetchJournalEntriesKey });
  return <TakenBackList list={list} rows={rows} restore={restoreJournalEntry} onRestored={refresh} />;
}

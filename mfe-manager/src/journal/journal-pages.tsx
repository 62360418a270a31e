import { useJournalEntries } from '@planted/api-client';
import type { JournalEntry } from '@planted/contracts';
import { Button, EmptyState, Loading, PlantImage } from '@planted/ui';
import { type ReactNode, useMemo } from 'react';
import { newestFirst } from './journal-words';

interface JournalPagesProps {
  /** Where to write the first entry. */
  readonly create: ReactNode;
  /** Draws entries, the newest first; there is at least one. */
  readonly children: (entries: readonly JournalEntry[]) => ReactNode;
}

/** The journal once it is there, and what stands for it until then or while it is empty (3 §2.2). */
export function JournalPages({ create, children }: JournalPagesProps) {
  const journal = useJournalEntries();
  const entries = useMemo(() => newestFirst(journal.data ?? []), [journal.data]);
  if (journal.isPending) return <Loading block>Loading your journal...</Loading>;
  if (journal.isLoadingError)
    return (
      <EmptyState action={<Button onClick={() => void journal.refetch()}>Try Again</Button>}>
        Your journal could not be loaded: {journal.error.message}
      </EmptyState>
    );
  if (entries.length === 0)
    return (
      <EmptyState picture={<PlantImage src="/illustrations/plants/borage.svg" size={96} />} action={create}>
        No journal entries yet. Start your first garden journal!
      </EmptyState>
    );
  return children(entries);
}

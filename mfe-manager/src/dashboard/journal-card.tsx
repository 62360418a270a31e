import { useJournalEntries } from '@planted/api-client';
import { Link } from '@planted/mfe-kit';
import { Button, buttonClass, Card, EmptyState, Loading, PlantImage } from '@planted/ui';
import { useId } from 'react';
import { JournalEntryArticle } from '../journal/journal-entry-article';
import { newestFirst } from '../journal/journal-words';
import { managerPath } from '../manager/manager-place';
import styles from './card-head.module.css';

const MAX_ENTRIES = 5;

function Latest() {
  const journal = useJournalEntries();
  if (journal.isPending) return <Loading block>Loading your journal...</Loading>;
  if (journal.isError)
    return (
      <EmptyState action={<Button onClick={() => void journal.refetch()}>Try again</Button>}>
        Your journal could not be loaded: {journal.error.message}
      </EmptyState>
    );
  if (journal.data.length === 0)
    return (
      <EmptyState
        picture={<PlantImage src="/illustrations/plants/borage.svg" size={88} />}
        action={
          <Link
            to={managerPath({ tab: 'journals', open: 'add' })}
            className={buttonClass({ variant: 'outlined' })}
          >
            Create Entry
          </Link>
        }
      >
        No journal entries yet. Start your first garden journal!
      </EmptyState>
    );
  return (
    <ul>
      {newestFirst(journal.data)
        .slice(0, MAX_ENTRIES)
        .map((entry) => (
          <JournalEntryArticle key={entry.id} entry={entry} isBrief />
        ))}
    </ul>
  );
}

/** The 5 latest journal entries (3 §2.2). */
export function JournalCard() {
  const heading = useId();
  return (
    <Card as="section" pad="l" aria-labelledby={heading} className={styles.card}>
      <div className={styles.head}>
        <h2 id={heading}>Garden Journal</h2>
        <Link to={managerPath({ tab: 'journals' })} className="small">
          View and edit your garden journals
        </Link>
      </div>
      <Latest />
    </Card>
  );
}

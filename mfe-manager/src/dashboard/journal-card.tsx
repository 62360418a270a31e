import { Link } from '@planted/mfe-kit';
import { buttonClass, Card } from '@planted/ui';
import { useId } from 'react';
import { JournalEntryArticle } from '../journal/journal-entry-article';
import { JournalPages } from '../journal/journal-pages';
import { managerPath } from '../manager/manager-place';
import styles from './card-head.module.css';

const MAX_ENTRIES = 5;

const CreateEntry = () => (
  <Link to={managerPath({ tab: 'journals', open: 'add' })} className={buttonClass({ variant: 'outlined' })}>
    Create Entry
  </Link>
);

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
      <JournalPages create={<CreateEntry />}>
        {(entries) => (
          <ul>
            {entries.slice(0, MAX_ENTRIES).map((entry) => (
              <JournalEntryArticle key={entry.id} entry={entry} isBrief />
            ))}
          </ul>
        )}
      </JournalPages>
    </Card>
  );
}

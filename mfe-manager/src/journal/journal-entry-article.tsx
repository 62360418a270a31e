import type { JournalEntry } from '@planted/contracts';
import { Badge, Icon, Lock, Users } from '@planted/ui';
import { useToday } from '../today';
import styles from './journal-entry-article.module.css';
import { moodText, PRIVACY_LABELS } from './journal-words';

interface JournalEntryArticleProps {
  readonly entry: JournalEntry;
  /** The garden that it is about, where that is not plain. */
  readonly about?: string | undefined;
  /** Only the beginning of a long text. */
  readonly isBrief?: boolean;
}

const part = (moment: Date, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(undefined, options).format(moment);

/** A page of the journal: its day at the left, then what was written. */
export function JournalEntryArticle({ entry, about, isBrief = false }: JournalEntryArticleProps) {
  const written = new Date(entry.created_at);
  const mood = moodText(entry);
  const isThisYear = String(written.getFullYear()) === useToday().slice(0, 4);
  return (
    <li className={styles.entry}>
      <time dateTime={entry.created_at} className={styles.day}>
        <span className={styles.number}>{part(written, { day: 'numeric' })}</span>{' '}
        <span className="small">
          {part(written, { month: 'short', ...(isThisYear ? {} : { year: 'numeric' }) })}
        </span>
      </time>
      <div className={styles.words}>
        <h3 dir="auto">{entry.title}</h3>
        {about && (
          <p dir="auto" className="soft small">
            {about}
          </p>
        )}
        <p dir="auto" className={isBrief ? styles.brief : styles.content}>
          {entry.content}
        </p>
        <p className={styles.marks}>
          {mood && <Badge>{mood}</Badge>}
          {!isBrief && (
            <span className={`faint small ${styles.privacy}`}>
              <Icon of={entry.privacy === 'private' ? Lock : Users} size={14} />
              {PRIVACY_LABELS[entry.privacy]}
            </span>
          )}
        </p>
      </div>
    </li>
  );
}

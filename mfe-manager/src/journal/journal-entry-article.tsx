import { isKeptId } from '@planted/api-client';
import type { JournalEntry } from '@planted/contracts';
import { Badge, Button, Icon, Lock, Users, WillBeSent } from '@planted/ui';
import { useState } from 'react';
import { CorrectJournal } from '../corrections/correct-journal';
import { CorrectedWhen } from '../corrections/corrected-when';
import corrections from '../corrections/corrections.module.css';
import { useToday } from '../today';
import { WaitingMark } from '../waiting/waiting-mark';
import styles from './journal-entry-article.module.css';
import { moodText, PRIVACY_LABELS } from './journal-words';

interface JournalEntryArticleProps {
  readonly entry: JournalEntry;
  /** The garden that it is about, where that is not plain. */
  readonly about?: string | undefined;
  /** Only the beginning of a long text. */
  readonly isBrief?: boolean;
}

/** What is longer than a page of the journal is folded, in characters and lines. */
const LONG_TEXT = 600;
const LONG_LINES = 10;

const isLongText = (content: string): boolean =>
  content.length > LONG_TEXT || content.split('\n').length > LONG_LINES;

const part = (moment: Date, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(undefined, options).format(moment);

/** A page of the journal: its day at the left, then what was written; a long text unfolds. */
export function JournalEntryArticle({ entry, about, isBrief = false }: JournalEntryArticleProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isLong = !isBrief && isLongText(entry.content);
  const isFolded = isLong && !isOpen;
  const written = new Date(entry.day ? `${entry.day}T00:00` : entry.created_at);
  const mood = moodText(entry);
  const isThisYear = String(written.getFullYear()) === useToday().slice(0, 4);
  return (
    <li className={styles.entry}>
      <time dateTime={entry.day ?? entry.created_at} className={styles.day}>
        <span className={styles.number}>{part(written, { day: 'numeric' })}</span>{' '}
        <span className="small">
          {part(written, { month: 'short', ...(isThisYear ? {} : { year: 'numeric' }) })}
        </span>
      </time>
      <div className={styles.words}>
        <div className={corrections.entry}>
          <h3 dir="auto">{entry.title}</h3>
          {!isBrief && <CorrectJournal entry={entry} />}
        </div>
        {about && (
          <p dir="auto" className="soft small">
            {about}
          </p>
        )}
        <p dir="auto" className={isBrief ? styles.brief : isFolded ? styles.folded : styles.content}>
          {entry.content}
        </p>
        {isLong && (
          <Button
            variant="text"
            size="s"
            aria-expanded={!isFolded}
            aria-label={`${isFolded ? 'Read More' : 'Read Less'}: ${entry.title}`}
            onClick={() => setIsOpen(isFolded)}
            className={styles.more}
          >
            {isFolded ? 'Read More' : 'Read Less'}
          </Button>
        )}
        <p className={styles.marks}>
          {isKeptId(entry.id) ? <WillBeSent /> : <WaitingMark of={entry.id} />}
          {mood && <Badge>{mood}</Badge>}
          {!isBrief && entry.corrected_at && (
            <span className="faint small">
              Recorded {part(new Date(entry.created_at), { month: 'short', day: 'numeric' })}
              <CorrectedWhen at={entry.corrected_at} />
            </span>
          )}
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

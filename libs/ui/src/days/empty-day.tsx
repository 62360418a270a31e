import { Button } from '../controls/button';
import { type DayNumber, dateWords } from './day-words';
import styles from './no-days.module.css';

export interface EmptyDayProps {
  readonly day: DayNumber;
  readonly today: DayNumber;
  /** What stands next; null where nothing is to come. */
  readonly first: { readonly name: string; readonly day: DayNumber } | null;
  readonly onGo: (day: DayNumber) => void;
}

/** 'Nothing stands here on February 2. First: Snap Pea, April 7.' */
export function EmptyDay({ day, today, first, onGo }: EmptyDayProps) {
  return (
    <div className={styles.empty}>
      <p>
        Nothing stands here on {dateWords(day, today)}.
        {first && ` First: ${first.name}, ${dateWords(first.day, today)}.`}
      </p>
      {first && <Button onClick={() => onGo(first.day)}>Go there</Button>}
    </div>
  );
}

import { Button } from '../controls/button';
import { Segmented } from '../controls/segmented';
import { type DayNumber, dateWords, type PastKnown } from './day-words';
import styles from './no-days.module.css';

type View = Exclude<PastKnown, 'waiting' | 'failed'>;

export interface PastOfDayProps {
  readonly day: DayNumber;
  readonly today: DayNumber;
  readonly status: 'waiting' | 'failed' | 'ready';
  readonly view: View;
  readonly onView: (view: View) => void;
  readonly onRetry: () => void;
  /** How much of what tells of the day, or one before it, was written after it. */
  readonly writtenLater: number;
  /** How many of those that stand nobody gave a planting date. */
  readonly undated: number;
  /** On which the garden was saved first. */
  readonly saved: DayNumber;
}

const VIEWS = [
  { value: 'today', label: 'As known today' },
  { value: 'then', label: 'As we knew it then' },
] as const;

/** Under the bed of a day before today: in which of both kinds of time it is shown, and what that means. */
export function PastOfDay({ status, view, onView, onRetry, ...day }: PastOfDayProps) {
  if (status === 'waiting')
    return (
      <p role="status" className="soft">
        Loading what stood here then...
      </p>
    );
  if (status === 'failed')
    return (
      <div className={styles.empty}>
        <p role="alert">The past could not be read. Your plants are safe.</p>
        <Button onClick={onRetry}>Try again</Button>
      </div>
    );
  return (
    <div className={styles.past}>
      <Segmented label="Past" options={VIEWS} value={view} onChange={onView} className={styles.view} />
      <p role="status" aria-label="How this day is known">
        {view === 'then' ? thenWords(day) : todayWords(day)}
      </p>
    </div>
  );
}

type DayWords = Omit<PastOfDayProps, 'status' | 'view' | 'onView' | 'onRetry'>;

const cameLater = (count: number): string =>
  count === 0 ? 'No correction' : count === 1 ? '1 correction' : `${count} corrections`;

/** 'As recorded by August 12, 2026. 2 corrections came later.' */
function thenWords({ day, today, saved, writtenLater }: DayWords): string {
  if (day < saved)
    return `On ${dateWords(day, today)} nothing was recorded yet: this garden was saved first on ${dateWords(saved, today)}.`;
  return `As recorded by ${dateWords(day, today)}. ${cameLater(writtenLater)} came later.`;
}

/** 'What stood on August 12, 2026, with the 2 corrections that came later.' */
function todayWords({ day, today, writtenLater, undated }: DayWords): string {
  const later =
    writtenLater === 0
      ? 'no correction came later'
      : `with the ${writtenLater === 1 ? 'correction' : `${writtenLater} corrections`} that came later`;
  const drawn =
    undated === 0
      ? ''
      : undated === 1
        ? ' 1 plant has no planting date: it is shown from the day it was drawn.'
        : ` ${undated} plants have no planting date: they are shown from the day they were drawn.`;
  return `What stood on ${dateWords(day, today)}, ${later}.${drawn}`;
}

import { type DaySpan, nameOfDay } from '@planted/season';
import type { CSSProperties } from 'react';
import styles from './what-if.module.css';

interface WeeksFigureProps {
  readonly season: DaySpan;
  /** The numbers of the weeks in each row, by its name. */
  readonly rows: readonly (readonly [name: string, weeks: readonly number[]])[];
}

/** A row of boxes for each of two beds, filled in weeks with something to harvest. */
export function WeeksFigure({ season, rows }: WeeksFigureProps) {
  const all = rows.flatMap(([, weeks]) => weeks);
  if (all.length === 0) return null;
  const first = Math.min(...all);
  const shown = Array.from({ length: Math.max(...all) - first + 1 }, (_, at) => first + at);
  return (
    <div className={styles.weeks} style={{ '--weeks': shown.length } as CSSProperties}>
      <h3 className={styles.weeksHead}>Weeks with something to harvest</h3>
      <span />
      <div className={styles.months} aria-hidden>
        {shown.map((week) => (
          <span key={week}>{monthThatBegins(season.from + 7 * week)}</span>
        ))}
      </div>
      {rows.map(([name, weeks]) => (
        <Row key={name} {...{ name, weeks, shown, season }} />
      ))}
    </div>
  );
}

interface RowProps {
  readonly name: string;
  readonly weeks: readonly number[];
  readonly shown: readonly number[];
  readonly season: DaySpan;
}

function Row({ name, weeks, shown, season }: RowProps) {
  const ripe = new Set(weeks);
  return (
    <>
      <span className="small">{name}</span>
      <div role="img" aria-label={`${name}: ${weeksWords(weeks, season)}`} className={styles.boxes}>
        {shown.map((week) => (
          <span key={week} data-ripe={ripe.has(week) ? '' : undefined} />
        ))}
      </div>
    </>
  );
}

/** '21 weeks from May 3 to October 10'; where some between them have none, '20 weeks between …'. */
function weeksWords(weeks: readonly number[], { from, to }: DaySpan): string {
  const [first, last] = [weeks[0], weeks.at(-1)];
  if (first === undefined || last === undefined) return 'no week';
  const begins = nameOfDay(from + 7 * first);
  const ends = nameOfDay(Math.min(to, from + 7 * last + 6));
  const count = weeks.length === 1 ? '1 week' : `${weeks.length} weeks`;
  return last - first + 1 === weeks.length
    ? `${count} from ${begins} to ${ends}`
    : `${count} between ${begins} and ${ends}`;
}

/** 'May' for a week in which May 1 is; empty for others. */
function monthThatBegins(start: number): string {
  for (let day = start; day < start + 7; day += 1) {
    const name = nameOfDay(day);
    if (name.endsWith(' 1')) return name.slice(0, 3);
  }
  return '';
}

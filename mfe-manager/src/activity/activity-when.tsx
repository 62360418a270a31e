import type { Activity } from '@planted/contracts';
import { type CalendarDay, localDayOf } from '@planted/garden-domain';
import { useToday } from '../today';
import styles from './activity-when.module.css';

type Dated = Pick<Activity, 'created_at' | 'occurred_on' | 'occurred_time'>;

const recordedOn = ({ created_at }: Dated): CalendarDay => localDayOf(new Date(created_at));

/** The day on which it happened, on the gardener's calendar. */
export const dayOfActivity = (activity: Dated): CalendarDay => activity.occurred_on ?? recordedOn(activity);

/** By the day on which they happened, the newest first; of one day, what was recorded last. */
export const newestFirst = (activities: readonly Activity[]): Activity[] =>
  activities.toSorted(
    (a, b) =>
      dayOfActivity(b).localeCompare(dayOfActivity(a)) || Date.parse(b.created_at) - Date.parse(a.created_at),
  );

const isThisYear = (day: CalendarDay, today: CalendarDay): boolean => day.slice(0, 4) === today.slice(0, 4);

const text = (moment: Date, isYearKnown: boolean, parts: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(undefined, {
    month: 'short',
    day: 'numeric',
    ...(isYearKnown ? {} : { year: 'numeric' }),
    ...parts,
  }).format(moment);

/** A day in words, such as 'Thu, May 21', with its year where that is not this one. */
export const dayText = (day: CalendarDay, today: CalendarDay): string =>
  text(new Date(`${day}T00:00`), isThisYear(day, today), { weekday: 'short' });

/**
 * When it happened, such as 'Thu, May 21, 6:05 PM', with the time where it is known. What was recorded on another day
 * says so: 'Recorded May 23'.
 */
export function ActivityWhen({ activity }: { activity: Dated }) {
  const today = useToday();
  const day = dayOfActivity(activity);
  const recordDay = recordedOn(activity);
  const isLate = day !== recordDay;
  const { occurred_time: time, created_at } = activity;
  const isTimeKnown = Boolean(time) || !isLate;
  const happened = time || isLate ? new Date(`${day}T${time ?? '00:00'}`) : new Date(created_at);
  return (
    <span className={styles.when}>
      <time dateTime={isTimeKnown ? happened.toISOString() : day}>
        {text(happened, isThisYear(day, today), {
          weekday: 'short',
          ...(isTimeKnown && { hour: 'numeric', minute: '2-digit' }),
        })}
      </time>
      {isLate && (
        <time dateTime={created_at}>
          Recorded {text(new Date(created_at), isThisYear(recordDay, today), {})}
        </time>
      )}
    </span>
  );
}

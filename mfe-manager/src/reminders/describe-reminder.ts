import { type CalendarDay, localDayOf } from '@planted/garden-domain';

const timeText = (moment: Date): string =>
  new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' }).format(moment);

/** A day and time on the gardener's clock, with the year where it is another one than today's. */
export function whenText(iso: string, today: CalendarDay): string {
  const moment = new Date(iso);
  const day = localDayOf(moment);
  if (day === today) return `Today, ${timeText(moment)}`;
  const date = new Intl.DateTimeFormat(undefined, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    ...(day.slice(0, 4) === today.slice(0, 4) ? {} : { year: 'numeric' }),
  }).format(moment);
  return `${date}, ${timeText(moment)}`;
}

/** When a reminder is due; what is overdue says so in words. */
export const lateness = (iso: string, isOverdue: boolean, today: CalendarDay): string => {
  const when = whenText(iso, today);
  return isOverdue ? `Overdue since ${when.replace(/^Today/, 'today')}` : when;
};

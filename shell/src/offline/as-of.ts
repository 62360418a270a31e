const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;

const format = (at: number, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-US', options).format(at).replaceAll('\u202f', ' ');

/**
 * Says how old something is, from a day on: 'As of Tuesday, 8:10 AM.'
 * @param at when it was so, and now, in milliseconds since 1970
 */
export function asOf(at: number, now: number): string | undefined {
  if (now - at < DAY_MS) return undefined;
  const isOfThisYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  // A weekday alone would be that of this week.
  const day =
    now - at < WEEK_MS - DAY_MS
      ? format(at, { weekday: 'long' })
      : format(at, { month: 'long', day: 'numeric', ...(!isOfThisYear && { year: 'numeric' }) });
  return `As of ${day}, ${format(at, { hour: 'numeric', minute: '2-digit' })}.`;
}

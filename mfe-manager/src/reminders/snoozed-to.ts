/** A date at its own time of day, this many days from today on the gardener's clock; ISO 8601. */
export const snoozedTo = (due: Date, days: number, now: Date): string =>
  new Date(
    now.getFullYear(),
    now.getMonth(),
    now.getDate() + days,
    due.getHours(),
    due.getMinutes(),
  ).toISOString();

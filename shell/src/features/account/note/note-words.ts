/** What the section is about, which stands there before its code does. */
export const NOTE_TITLE = 'One note each morning';
export const NOTE_TEXT = 'By your garden’s clock, and only if there is something to do.';

/** '7:00 AM' of '07:00'. */
export function timeWords(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** 'since May 2', in the reader's time zone. */
export function sinceWords(addedAt: string, now: Date): string {
  const date = new Date(addedAt);
  const isThisYear = date.getFullYear() === now.getFullYear();
  const year = isThisYear ? {} : ({ year: 'numeric' } as const);
  return `since ${date.toLocaleDateString('en-US', { month: 'long', day: 'numeric', ...year })}`;
}

const DAY: Intl.DateTimeFormatOptions = { month: 'long', day: 'numeric' };
const TIME: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' };

function dayWords(date: Date, now: Date): string {
  const isThisYear = date.getFullYear() === now.getFullYear();
  return date.toLocaleDateString('en-US', isThisYear ? DAY : { ...DAY, year: 'numeric' });
}

/** 'Created May 2 · last read today, 6:12 AM', in the reader's time zone. */
export function readWords(
  { madeAt, lastReadAt }: { readonly madeAt: string; readonly lastReadAt: string | null },
  now: Date,
): string {
  const created = `Created ${dayWords(new Date(madeAt), now)}`;
  if (lastReadAt === null) return `${created} · not read yet`;
  const read = new Date(lastReadAt);
  const isToday = read.toDateString() === now.toDateString();
  return `${created} · last read ${isToday ? 'today' : dayWords(read, now)}, ${read.toLocaleTimeString('en-US', TIME)}`;
}

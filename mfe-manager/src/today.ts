/** The calendar day on the gardener's clock, 'YYYY-MM-DD'. */
export function calendarDayOf(now: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

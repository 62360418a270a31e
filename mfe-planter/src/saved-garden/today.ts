import type { CalendarDay } from '@planted/garden-domain';

const two = (part: number): string => String(part).padStart(2, '0');

/** Today on the gardener's calendar. */
export function today(): CalendarDay {
  const now = new Date();
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

import { type CalendarDay, daysBetween } from '@planted/garden-domain';

/** The day that the gardener's own calendar shows, where that can be one: on earth it is a day from the server's at most. */
export const gardenersDay = (asked: CalendarDay | undefined, servers: CalendarDay): CalendarDay =>
  asked !== undefined && Math.abs(daysBetween(asked, servers)) <= 1 ? asked : servers;

import { type CalendarDay, localDayOf } from '@planted/garden-domain';

/** Today on the gardener's calendar. */
export const today = (): CalendarDay => localDayOf(new Date());

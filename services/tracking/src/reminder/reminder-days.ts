import type { Refusal } from '@planted/contracts';
import { type CalendarDay, dayIn, isReminderDay } from '@planted/garden-domain';

/** Whether a reminder can be for this date and time, by the day on the clock of its zone. */
export const isWithinReach = (dueAt: string, timeZone: string, today: CalendarDay): boolean =>
  isReminderDay(dayIn(timeZone, dueAt), today);

export const outOfReach = (field: string): Refusal => ({
  code: 'invalid',
  field,
  message: `${field}: must be between one year ago and ten years from now`,
});

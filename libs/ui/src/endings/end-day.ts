import { type CalendarDay, isWateringDay } from '@planted/garden-domain';

/** Why a planting cannot have ended on this day; undefined where it can. */
export function endDayProblem(day: string, today: CalendarDay): string | undefined {
  if (day === '') return 'Please choose a date.';
  if (day > today) return "The date can't be in the future.";
  return isWateringDay(day, today) ? undefined : 'Please choose a day of the past year.';
}

import type { Reminder } from '@planted/contracts';

/** Overdue: its moment is past and it is not completed (3 §4). `now` in ms since 1970. */
export const isOverdue = (
  { reminder_datetime, is_completed }: Pick<Reminder, 'reminder_datetime' | 'is_completed'>,
  now: number,
): boolean => !is_completed && Date.parse(reminder_datetime) < now;

export interface SortedReminders {
  readonly active: readonly Reminder[];
  readonly completed: readonly Reminder[];
}

/** Those to do and those done, overdue first and then by date and time (3 §4); what is switched off is in neither. */
export function sortReminders(reminders: readonly Reminder[], now: number): SortedReminders {
  const sorted = reminders
    .filter(({ is_active }) => is_active)
    .toSorted(
      (a, b) =>
        Number(isOverdue(b, now)) - Number(isOverdue(a, now)) ||
        Date.parse(a.reminder_datetime) - Date.parse(b.reminder_datetime),
    );
  return {
    active: sorted.filter(({ is_completed }) => !is_completed),
    completed: sorted.filter(({ is_completed }) => is_completed),
  };
}

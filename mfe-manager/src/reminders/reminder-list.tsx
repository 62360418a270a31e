import type { Reminder } from '@planted/contracts';
import { useMinute, useToday } from '../today';
import { ReminderRow } from './reminder-row';

interface ReminderListProps {
  readonly label: string;
  readonly reminders: readonly Reminder[];
  readonly isBrief?: boolean;
  /** What a reminder is about, where it says so. */
  readonly aboutOf: (reminder: Reminder) => string | undefined;
  readonly onToggle?: ((reminder: Reminder, isCompleted: boolean) => void) | undefined;
}

/** Reminders in the order they come in. */
export function ReminderList({ label, reminders, isBrief, aboutOf, onToggle }: ReminderListProps) {
  const now = useMinute();
  const today = useToday();
  return (
    <ul aria-label={label}>
      {reminders.map((reminder) => (
        <ReminderRow
          key={reminder.id}
          reminder={reminder}
          now={now}
          today={today}
          about={aboutOf(reminder)}
          isBrief={isBrief}
          onToggle={onToggle}
        />
      ))}
    </ul>
  );
}

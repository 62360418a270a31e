import type { Reminder } from '@planted/contracts';
import { useMinute, useToday } from '../today';
import { aboutReminder } from './about-reminder';
import { ReminderRow } from './reminder-row';

interface ReminderListProps {
  readonly label: string;
  readonly reminders: readonly Reminder[];
  readonly isBrief?: boolean;
  readonly onToggle?: ((reminder: Reminder, isCompleted: boolean) => void) | undefined;
}

/** Reminders in the order they come in. */
export function ReminderList({ label, reminders, isBrief, onToggle }: ReminderListProps) {
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
          about={aboutReminder(reminder)}
          isBrief={isBrief}
          onToggle={onToggle}
        />
      ))}
    </ul>
  );
}

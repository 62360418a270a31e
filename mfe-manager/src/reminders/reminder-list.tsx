import type { Reminder } from '@planted/contracts';
import type { PlantedGarden } from '../gardens/planted-garden';
import { useMinute, useToday } from '../today';
import { aboutReminder } from './about-reminder';
import { ReminderRow } from './reminder-row';

interface ReminderListProps {
  readonly label: string;
  readonly reminders: readonly Reminder[];
  readonly isBrief?: boolean;
  /** The garden that is looked after. */
  readonly garden?: PlantedGarden | undefined;
  readonly onToggle?: ((reminder: Reminder, isCompleted: boolean) => void) | undefined;
}

/** Reminders in the order they come in. */
export function ReminderList({ label, reminders, isBrief, garden, onToggle }: ReminderListProps) {
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
          garden={garden}
          onToggle={onToggle}
        />
      ))}
    </ul>
  );
}

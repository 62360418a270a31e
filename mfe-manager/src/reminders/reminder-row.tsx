import { isKeptId } from '@planted/api-client';
import type { Reminder } from '@planted/contracts';
import { type CalendarDay, describeRecurrence } from '@planted/garden-domain';
import { Badge, Checkbox, Icon, RefreshCw, TriangleAlert, WillBeSent } from '@planted/ui';
import type { PlantedGarden } from '../gardens/planted-garden';
import { ChangeReminder } from './change-reminder';
import { lateness } from './describe-reminder';
import { PriorityMark } from './priority-mark';
import { isOverdue } from './reminder-order';
import { WaitingMark } from '../waiting/waiting-mark';
import styles from './reminder-row.module.css';

interface ReminderRowProps {
  readonly reminder: Reminder;
  /** In ms since 1970. */
  readonly now: number;
  readonly today: CalendarDay;
  /** What it is about: a garden or a plant. */
  readonly about?: string | undefined;
  /** Without its description and tags. */
  readonly isBrief?: boolean;
  /** The garden that is looked after. */
  readonly garden?: PlantedGarden | undefined;
  /** Left out, it cannot be ticked off: an example. */
  readonly onToggle?: ((reminder: Reminder, isCompleted: boolean) => void) | undefined;
}

const recurrenceText = ({ recurrence_type, recurrence_interval }: Reminder): string | undefined =>
  recurrence_type
    ? describeRecurrence({ type: recurrence_type.type, interval: recurrence_interval ?? 1 })
    : undefined;

/** One reminder: a box to tick, what and when, and how urgent it is. */
export function ReminderRow({
  reminder,
  now,
  today,
  about,
  isBrief = false,
  garden,
  onToggle,
}: ReminderRowProps) {
  const isLate = isOverdue(reminder, now);
  const recurs = recurrenceText(reminder);
  const isKept = isKeptId(reminder.id);
  return (
    <li className={styles.reminder} data-completed={reminder.is_completed || undefined}>
      <Checkbox
        label={`${reminder.is_completed ? 'Completed' : 'Complete'}: ${reminder.title}`}
        hideLabel
        checked={reminder.is_completed}
        disabled={onToggle === undefined || isKept}
        onChange={(isCompleted) => onToggle?.(reminder, isCompleted)}
        className={styles.box}
      />
      <div className={styles.words}>
        <div className={styles.head}>
          <strong dir="auto" className={styles.title}>
            {reminder.title}
          </strong>
          {(!isBrief || reminder.priority !== null) && <PriorityMark priority={reminder.priority} />}
          {!isBrief && onToggle && <ChangeReminder reminder={reminder} garden={garden} />}
        </div>
        <p className={`soft small ${styles.when}`}>
          <span className={isLate ? styles.late : undefined}>
            {isLate && <Icon of={TriangleAlert} size={16} />}
            <time dateTime={reminder.reminder_datetime}>
              {lateness(reminder.reminder_datetime, isLate, today)}
            </time>
          </span>
          {recurs && (
            <span className={styles.recurs}>
              <Icon of={RefreshCw} size={14} />
              {recurs}
            </span>
          )}
          {about && <span dir="auto">{about}</span>}
          {isKept ? <WillBeSent /> : <WaitingMark of={reminder.id} />}
        </p>
        {!isBrief && reminder.description && (
          <p dir="auto" className={styles.description}>
            {reminder.description}
          </p>
        )}
        {!isBrief && reminder.tags.length > 0 && (
          <ul className={styles.tags} aria-label="Tags">
            {reminder.tags.map((tag) => (
              <li key={tag}>
                <Badge className={styles.tag}>{tag}</Badge>
              </li>
            ))}
          </ul>
        )}
        {reminder.completed_by === 'watering' && (
          <p className="faint small">Completed by watering the garden.</p>
        )}
      </div>
    </li>
  );
}

import { zodResolver } from '@hookform/resolvers/zod';
import type { Reminder } from '@planted/contracts';
import { localDayOf, localTimeOf } from '@planted/garden-domain';
import { Button, Dialog, TextInput } from '@planted/ui';
import { useId, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ChangedElsewhere } from '../corrections/changed-elsewhere';
import styles from '../corrections/corrections.module.css';
import formStyles from '../form-fields/form.module.css';
import { FormStatus } from '../form-fields/form-status';
import type { PlantedGarden } from '../gardens/planted-garden';
import { subjectOptions } from '../gardens/subject-options';
import { whenText } from './describe-reminder';
import { ReminderFields as Fields } from './reminder-fields';
import {
  editedReminder,
  editedReminderForm,
  NO_GARDEN,
  type ReminderFields,
  reminderOf,
  type ReminderToSend,
  WHOLE_GARDEN,
} from './reminder-form';
import { snoozedTo } from './snoozed-to';
import type { Elsewhere } from '../corrections/use-change';
import { isGone, type ReminderChange, useChangeReminder } from './use-change-reminder';

interface ChangeReminderDialogProps {
  readonly reminder: Reminder;
  /** The garden that is looked after. */
  readonly garden: PlantedGarden | undefined;
  readonly onClose: () => void;
}

/** Snoozes, moves, edits, ends or deletes a reminder. */
export default function ChangeReminderDialog({ reminder, garden, onClose }: ChangeReminderDialogProps) {
  const { change, changeAnyway, asked, isSending, problem, elsewhere } = useChangeReminder(reminder, onClose);
  const due = new Date(reminder.reminder_datetime);
  const [date, setDate] = useState(localDayOf(due));
  const [time, setTime] = useState(localTimeOf(due));
  const [isPicking, setIsPicking] = useState(false);
  const heading = useId();
  const form = useForm<ReminderFields, unknown, ReminderToSend>({
    resolver: zodResolver(editedReminderForm),
    defaultValues: editedReminder(reminder),
  });
  const own = garden?.id === reminder.garden_id ? garden : undefined;
  const subjects = useMemo(
    () => [
      ...(own ? subjectOptions(own, WHOLE_GARDEN) : []),
      ...(!own && reminder.garden_id !== null
        ? [{ value: WHOLE_GARDEN, label: reminder.garden_name ?? 'Its garden' }]
        : []),
      { value: NO_GARDEN, label: 'No garden' },
    ],
    [own, reminder],
  );
  const save = form.handleSubmit((fields) => {
    const { title, description, priority, recurrence_type, recurrence_interval, tags, ...asked } = reminderOf(
      { ...fields, date: localDayOf(due), time: localTimeOf(due) },
      own,
      reminder.time_zone,
    );
    // Of a garden that is not looked after here its plants are not known either: what it is about stays.
    const isKept = !own && fields.subject !== NO_GARDEN;
    const { garden_id = null, plant_id = null } = isKept ? reminder : asked;
    const words = { title, description, priority, tags };
    change({ type: 'edit', edit: { ...words, recurrence_type, recurrence_interval, garden_id, plant_id } });
  });
  const isDated = date !== '' && time !== '';
  const to = () => new Date(`${date}T${time}`).toISOString();
  const snooze = (days: number) => change({ type: 'snooze', to: snoozedTo(due, days, new Date()) });
  const recurs = reminder.recurrence_type !== null;
  return (
    <Dialog open onClose={onClose} size="m" title={reminder.title}>
      <div className={formStyles.form}>
        <section aria-labelledby={heading} className={formStyles.form}>
          <h3 id={heading}>When</h3>
          <div className={styles.acts}>
            <Button disabled={isSending} onClick={() => snooze(1)}>
              Tomorrow
            </Button>
            <Button disabled={isSending} onClick={() => snooze(7)}>
              In a week
            </Button>
            <Button aria-expanded={isPicking} onClick={() => setIsPicking(!isPicking)}>
              Pick a day
            </Button>
          </div>
          {isPicking && (
            <>
              <div className={formStyles.pair}>
                <TextInput
                  type="date"
                  label="Date"
                  value={date}
                  onChange={(event) => setDate(event.target.value)}
                />
                <TextInput
                  type="time"
                  label="Time"
                  value={time}
                  onChange={(event) => setTime(event.target.value)}
                />
              </div>
              <div className={styles.acts}>
                <Button disabled={isSending || !isDated} onClick={() => change({ type: 'snooze', to: to() })}>
                  Snooze
                </Button>
                <Button disabled={isSending || !isDated} onClick={() => change({ type: 'move', to: to() })}>
                  {recurs ? 'Move, later dates too' : 'Move'}
                </Button>
              </div>
            </>
          )}
        </section>
        <form
          className={formStyles.form}
          noValidate
          aria-label={`Edit: ${reminder.title}`}
          onSubmit={(event) => void save(event)}
        >
          <Fields form={form} subjects={subjects} hasDate={false} />
          {problem && elsewhere ? (
            <ChangedElsewhere
              problem={problem}
              theirs={isGone(elsewhere) ? undefined : inWords(elsewhere)}
              gone={elsewhere['is_deleted'] === true ? 'deleted' : 'ended'}
              mine={asked ? mineInWords(reminder, asked) : ''}
              onSaveMine={() => changeAnyway(elsewhere)}
              onKeepTheirs={onClose}
            />
          ) : (
            <FormStatus message={problem ? { kind: 'error', text: problem } : undefined} />
          )}
          <div className={styles.foot}>
            <span className={styles.acts}>
              {recurs && (
                <Button disabled={isSending} onClick={() => change({ type: 'end' })}>
                  End
                </Button>
              )}
              <Button
                className={styles.takeBack}
                disabled={isSending}
                onClick={() => change({ type: 'delete' })}
              >
                Delete
              </Button>
            </span>
            <Button onClick={onClose}>Cancel</Button>
            <Button
              type="submit"
              variant={elsewhere ? 'outlined' : 'primary'}
              busy={isSending}
              busyLabel="Saving..."
            >
              Save
            </Button>
          </div>
        </form>
      </div>
    </Dialog>
  );
}

function inWords({ title, reminder_datetime }: Elsewhere): string {
  const when =
    typeof reminder_datetime === 'string' ? whenText(reminder_datetime, localDayOf(new Date())) : '';
  return `${title}, ${when}`;
}

function mineInWords({ title, reminder_datetime }: Reminder, asked: ReminderChange): string {
  switch (asked.type) {
    case 'edit':
      return inWords({ title: asked.edit.title, reminder_datetime });
    case 'move':
    case 'snooze':
      return inWords({ title, reminder_datetime: asked.to });
    case 'end':
      return 'Ended';
    case 'delete':
      return 'Deleted';
    case 'restore':
      return 'Restored';
    default:
      return asked satisfies never;
  }
}

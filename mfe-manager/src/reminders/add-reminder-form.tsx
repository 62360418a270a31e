import { zodResolver } from '@hookform/resolvers/zod';
import { addReminder, fetchUserRemindersKey } from '@planted/api-client';
import { recurrenceInterval } from '@planted/contracts';
import { describeRecurrence, MAX_RECURRENCE_INTERVAL, RECURRENCE_TYPES } from '@planted/garden-domain';
import { NumberInput, TextArea, TextInput } from '@planted/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { ChoiceField } from '../form-fields/choice-field';
import { DateAndTime } from '../form-fields/date-and-time';
import { errorText } from '../form-fields/error-text';
import { FormFoot } from '../form-fields/form-foot';
import { TitleField } from '../form-fields/title-field';
import styles from '../form-fields/form.module.css';
import { subjectOptions } from '../gardens/subject-options';
import type { PlantedGarden } from '../gardens/planted-garden';
import { usePersistedForm } from '../persisted-form/use-persisted-form';
import { useSendForm } from '../persisted-form/use-send-form';
import { useShortestInterval } from './use-shortest-interval';
import {
  newReminder,
  NO_GARDEN,
  NONE,
  parsePersistedReminder,
  type ReminderFields,
  reminderForm,
  reminderOf,
  type ReminderToSend,
  WHOLE_GARDEN,
} from './reminder-form';

const priorities = [
  { value: NONE, label: 'No priority' },
  { value: '1', label: '1 (low)' },
  { value: '2', label: '2 (medium)' },
  { value: '3', label: '3 (high)' },
];
const recurrences = [
  { value: NONE, label: 'None' },
  { value: 'daily', label: 'Daily' },
  { value: 'weekly', label: 'Weekly' },
  { value: 'monthly', label: 'Monthly' },
];

/** What the recurrence that is being chosen comes to: 'Repeats every 2 weeks.' */
function recurrenceHint(recurrence: string, interval: string): string | undefined {
  const type = RECURRENCE_TYPES.find((known) => known === recurrence);
  const days = Number(interval);
  if (!type || !recurrenceInterval.safeParse(days).success) return undefined;
  return `Repeats ${describeRecurrence({ type, interval: days })}.`;
}

/** Adds a reminder (3 §2.3, §5). What is half written is kept for the next time. */
export default function AddReminderForm({ garden }: { garden: PlantedGarden | undefined }) {
  const [begunAt] = useState(() => new Date());
  const form = useForm<ReminderFields, unknown, ReminderToSend>({
    resolver: zodResolver(reminderForm),
    defaultValues: newReminder(begunAt),
  });
  const queryClient = useQueryClient();
  const forget = usePersistedForm(form, {
    key: `manager/reminder/${garden?.id ?? ''}`,
    parse: parsePersistedReminder,
  });
  const { send, isSending, message } = useSendForm<ReminderToSend>({
    send: (reminder, key) => {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      return addReminder(reminderOf(reminder, garden, timeZone), key);
    },
    success: 'Reminder created successfully!',
    failure: (refusal) => refusal ?? 'Failed to create reminder',
    async onSent() {
      form.reset(newReminder(new Date()));
      await forget();
      await queryClient.invalidateQueries({ queryKey: fetchUserRemindersKey });
    },
  });
  const subjects = useMemo(
    () => [...(garden ? subjectOptions(garden, WHOLE_GARDEN) : []), { value: NO_GARDEN, label: 'No garden' }],
    [garden],
  );
  const { errors } = form.formState;
  const [title, recurrence, interval] = useWatch({
    control: form.control,
    name: ['title', 'recurrence', 'interval'],
  });
  useShortestInterval(form, recurrence);
  return (
    <form
      className={styles.form}
      noValidate
      aria-label="New reminder"
      onSubmit={form.handleSubmit((reminder) => send(reminder))}
    >
      <TitleField title={form.register('title')} error={errors.title} />
      <TextArea
        label="Description"
        dir="auto"
        rows={3}
        error={errorText(errors.description)}
        {...form.register('description')}
      />
      <DateAndTime date={form.register('date')} time={form.register('time')} errors={errors} />
      <div className={styles.pair}>
        <ChoiceField control={form.control} name="priority" label="Priority" required options={priorities} />
        <ChoiceField
          control={form.control}
          name="subject"
          label="About"
          options={subjects}
          otherwise={subjects[0]?.value}
        />
      </div>
      <div className={styles.pair}>
        <ChoiceField control={form.control} name="recurrence" label="Recurrence" options={recurrences} />
        {recurrence !== NONE && (
          <NumberInput
            label="Interval"
            unit={interval === '1' ? 'day' : 'days'}
            min={1}
            max={MAX_RECURRENCE_INTERVAL}
            step={1}
            hint={recurrenceHint(recurrence, interval)}
            error={errorText(errors.interval)}
            {...form.register('interval')}
          />
        )}
      </div>
      <TextInput
        label="Tags"
        dir="auto"
        hint="Separate them with commas."
        autoComplete="off"
        error={errorText(errors.tags, 'Each tag')}
        {...form.register('tags')}
      />
      <FormFoot message={message} isSending={isSending} isReady={title.trim() !== ''} submit="Add Reminder" />
    </form>
  );
}

import { recurrenceInterval } from '@planted/contracts';
import { describeRecurrence, MAX_RECURRENCE_INTERVAL, RECURRENCE_TYPES } from '@planted/garden-domain';
import { type DropdownOption, NumberInput, TextArea, TextInput } from '@planted/ui';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { ChoiceField } from '../form-fields/choice-field';
import { DateAndTime } from '../form-fields/date-and-time';
import { errorText } from '../form-fields/error-text';
import styles from '../form-fields/form.module.css';
import { TitleField } from '../form-fields/title-field';
import { useShortestInterval } from './use-shortest-interval';
import { NONE, type ReminderFields as Fields, type ReminderToSend } from './reminder-form';

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

interface ReminderFieldsProps {
  readonly form: UseFormReturn<Fields, unknown, ReminderToSend>;
  /** What it can be about. */
  readonly subjects: readonly DropdownOption[];
  /** Without its date and time, which are moved by themselves. */
  readonly hasDate?: boolean;
}

/** The fields of a reminder, new or edited (3 §2.3, §5). */
export function ReminderFields({ form, subjects, hasDate = true }: ReminderFieldsProps) {
  const { errors } = form.formState;
  const [recurrence, interval] = useWatch({ control: form.control, name: ['recurrence', 'interval'] });
  useShortestInterval(form, recurrence);
  return (
    <>
      <TitleField title={form.register('title')} error={errors.title} />
      <TextArea
        label="Description"
        dir="auto"
        rows={3}
        error={errorText(errors.description)}
        {...form.register('description')}
      />
      {hasDate && <DateAndTime date={form.register('date')} time={form.register('time')} errors={errors} />}
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
    </>
  );
}

import { zodResolver } from '@hookform/resolvers/zod';
import { addReminder, deleteReminder, fetchUserRemindersKey, orWaits } from '@planted/api-client';
import { newId, showAlert } from '@planted/mfe-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { offerUndo } from '../corrections/offer-undo';
import { FormFoot } from '../form-fields/form-foot';
import styles from '../form-fields/form.module.css';
import { subjectOptions } from '../gardens/subject-options';
import type { PlantedGarden } from '../gardens/planted-garden';
import { usePersistedForm } from '../persisted-form/use-persisted-form';
import { useSendForm } from '../persisted-form/use-send-form';
import { ReminderFields as Fields } from './reminder-fields';
import {
  newReminder,
  NO_GARDEN,
  parsePersistedReminder,
  type ReminderFields,
  reminderForm,
  reminderOf,
  type ReminderToSend,
  WHOLE_GARDEN,
} from './reminder-form';

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
    async send(reminder, key) {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      const id = await addReminder(reminderOf(reminder, garden, timeZone), key);
      const run = () =>
        void orWaits(deleteReminder({ id, revision: 0 }, newId()))
          .catch((cause: Error) => showAlert({ kind: 'error', title: 'Not Taken Back', text: cause.message }))
          .then(() => queryClient.invalidateQueries({ queryKey: fetchUserRemindersKey }));
      offerUndo({ ids: [id], title: 'Reminder Added', text: `${reminder.title}.`, run });
    },
    success: 'Reminder created successfully!',
    failure: (refusal) => refusal ?? 'Failed to create reminder',
    clear() {
      form.reset(newReminder(new Date()));
      return forget();
    },
    onSent: () => queryClient.invalidateQueries({ queryKey: fetchUserRemindersKey }),
  });
  const subjects = useMemo(
    () => [...(garden ? subjectOptions(garden, WHOLE_GARDEN) : []), { value: NO_GARDEN, label: 'No garden' }],
    [garden],
  );
  const title = useWatch({ control: form.control, name: 'title' });
  return (
    <form
      className={styles.form}
      noValidate
      aria-label="New reminder"
      onSubmit={form.handleSubmit((reminder) => send(reminder))}
    >
      <Fields form={form} subjects={subjects} />
      <FormFoot message={message} isSending={isSending} isReady={title.trim() !== ''} submit="Add Reminder" />
    </form>
  );
}

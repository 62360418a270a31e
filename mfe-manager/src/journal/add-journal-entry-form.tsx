import { zodResolver } from '@hookform/resolvers/zod';
import { addJournalEntry, fetchJournalEntriesKey, orWaits, withdrawJournalEntry } from '@planted/api-client';
import { MOOD_INTENSITIES, MOODS, PRIVACY_VALUES } from '@planted/contracts';
import { newId, showAlert } from '@planted/mfe-kit';
import { TextArea } from '@planted/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { titleCase } from '../activity/describe-activity';
import { ChoiceField } from '../form-fields/choice-field';
import { errorText } from '../form-fields/error-text';
import { FormFoot } from '../form-fields/form-foot';
import { TitleField } from '../form-fields/title-field';
import styles from '../form-fields/form.module.css';
import { offerUndo } from '../corrections/offer-undo';
import type { PlantedGarden } from '../gardens/planted-garden';
import { usePersistedForm } from '../persisted-form/use-persisted-form';
import { useSendForm } from '../persisted-form/use-send-form';
import {
  entryOf,
  type JournalFields,
  journalForm,
  newEntry,
  NONE,
  parsePersistedEntry,
} from './journal-form';
import { INTENSITY_LABELS, PRIVACY_LABELS } from './journal-words';

const moods = [
  { value: NONE, label: 'No mood' },
  ...MOODS.map((mood) => ({ value: mood, label: titleCase(mood) })),
];
const intensities = MOOD_INTENSITIES.map((intensity) =>
  intensity === 0
    ? { value: NONE, label: 'Not specified' }
    : { value: String(intensity), label: INTENSITY_LABELS[intensity] },
);
const privacies = PRIVACY_VALUES.map((value) => ({ value, label: PRIVACY_LABELS[value] }));

/** Writes a journal entry about the garden (3 §2.3, §5). What is half written is kept for the next time. */
export default function AddJournalEntryForm({ garden }: { garden: PlantedGarden | undefined }) {
  const form = useForm<JournalFields>({ resolver: zodResolver(journalForm), defaultValues: newEntry });
  const queryClient = useQueryClient();
  const forget = usePersistedForm(form, {
    key: `manager/journal/${garden?.id ?? ''}`,
    parse: parsePersistedEntry,
  });
  const { send, isSending, message } = useSendForm<JournalFields>({
    async send(entry, key, at) {
      const written = { ...entryOf(entry, garden?.id ?? null), written_at: at.toISOString() };
      const id = await addJournalEntry(written, key);
      const run = () =>
        void orWaits(withdrawJournalEntry({ id, revision: 0 }, newId()))
          .catch((cause: Error) => showAlert({ kind: 'error', title: 'Not Taken Back', text: cause.message }))
          .then(() => queryClient.invalidateQueries({ queryKey: fetchJournalEntriesKey }));
      offerUndo({ ids: [id], title: 'Journal Saved', text: `${entry.title}.`, run });
    },
    success: 'Journal saved successfully!',
    failure: (refusal) =>
      refusal === undefined || refusal === 'Failed to create journal entry'
        ? 'Failed to create journal entry'
        : `Failed to create journal entry: ${refusal}`,
    clear() {
      form.reset(newEntry);
      return forget();
    },
    onSent: () => queryClient.invalidateQueries({ queryKey: fetchJournalEntriesKey }),
  });
  const { errors } = form.formState;
  const [title, content] = useWatch({ control: form.control, name: ['title', 'content'] });
  const isWritten = title.trim() !== '' && content.trim() !== '';
  return (
    <form
      className={styles.form}
      noValidate
      aria-label="New journal entry"
      onSubmit={form.handleSubmit((entry) => send(entry))}
    >
      <TitleField title={form.register('title')} error={errors.title} />
      <TextArea
        label="Content"
        dir="auto"
        required
        rows={7}
        error={errorText(errors.content)}
        {...form.register('content')}
      />
      <div className={styles.pair}>
        <ChoiceField control={form.control} name="mood" label="Mood" options={moods} />
        <ChoiceField control={form.control} name="intensity" label="Intensity" options={intensities} />
        <ChoiceField control={form.control} name="privacy" label="Privacy" required options={privacies} />
      </div>
      <FormFoot message={message} isSending={isSending} isReady={isWritten} submit="Save Journal" />
    </form>
  );
}

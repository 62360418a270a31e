import { zodResolver } from '@hookform/resolvers/zod';
import {
  correctJournalEntry,
  fetchJournalEntriesKey,
  orWaits,
  restoreJournalEntry,
  withdrawJournalEntry,
} from '@planted/api-client';
import type { JournalEntry } from '@planted/contracts';
import { localDayOf } from '@planted/garden-domain';
import { newId, showAlert } from '@planted/mfe-kit';
import { Button, Dialog, TextArea, TextInput } from '@planted/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { errorText } from '../form-fields/error-text';
import formStyles from '../form-fields/form.module.css';
import { FormStatus } from '../form-fields/form-status';
import { TitleField } from '../form-fields/title-field';
import { journalForm } from '../journal/journal-form';
import { ChangedElsewhere } from './changed-elsewhere';
import styles from './corrections.module.css';
import { offerUndo } from './offer-undo';
import { tellSavedOver } from './saved-over';
import { type Elsewhere, useChange } from './use-change';
import { backToJournal, together } from './versions';
import { WrittenHistory } from './written-history';

const { title, content } = journalForm.shape;
const form = z.object({
  day: z.iso
    .date('Please choose a date.')
    .refine((day) => day <= localDayOf(new Date()), "The date can't be in the future."),
  title,
  content,
});
type Fields = z.infer<typeof form>;

interface CorrectJournalDialogProps {
  readonly entry: JournalEntry;
  readonly onClose: () => void;
}

/** Corrects day and words of a journal entry, or takes it back; the log keeps both. */
export function CorrectJournalDialog({ entry, onClose }: CorrectJournalDialogProps) {
  const { id, mood, mood_intensity, garden_id, privacy } = entry;
  const written = localDayOf(new Date(entry.created_at));
  const [revision, setRevision] = useState(entry.revision ?? 0);
  const { register, handleSubmit, formState, getValues, setValue, setFocus } = useForm<Fields>({
    resolver: zodResolver(form),
    defaultValues: { day: entry.day ?? written, title: entry.title, content: entry.content },
  });
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: fetchJournalEntriesKey });
  const done = async () => {
    onClose();
    await refresh();
  };
  /** What is written over, if anything. */
  const over = useRef<Elsewhere>(undefined);
  const correct = useChange({
    id,
    send: correctJournalEntry,
    async onDone(asked: Parameters<typeof correctJournalEntry>[0]) {
      await done();
      if (!over.current || over.current['is_withdrawn'] === true) return;
      const before = backToJournal(id, over.current, asked.revision + 1);
      tellSavedOver({ id, theirs: before.title, refresh, back: (key) => correctJournalEntry(before, key) });
    },
    onWaiting: onClose,
  });
  const saveRestored = (asked: Parameters<typeof restoreJournalEntry>[0]) => save(asked.revision + 1);
  const restore = useChange({
    id,
    send: restoreJournalEntry,
    onDone: saveRestored,
    onWaiting: saveRestored,
  });
  const withdraw = useChange({
    id,
    send: withdrawJournalEntry,
    async onDone() {
      const run = () =>
        void orWaits(restoreJournalEntry({ id, revision: revision + 1 }, newId()))
          .catch((cause: Error) => showAlert({ kind: 'error', title: 'Not Restored', text: cause.message }))
          .then(refresh);
      offerUndo({ ids: [id], title: 'Taken Back', text: entry.title, run });
      await done();
    },
    onWaiting: onClose,
  });
  const save = (of: number) =>
    handleSubmit(({ day, ...words }) => {
      const kept = { mood, mood_intensity, garden_id, privacy };
      correct.change({ id, revision: of, ...kept, ...words, day: day === written ? null : day });
    })();
  const failed = [correct, restore].find((change) => change.problem) ?? withdraw;
  const { elsewhere, problem } = failed;
  const isGone = elsewhere?.['is_withdrawn'] === true;
  const both = elsewhere && !isGone ? together(`${elsewhere['content']}`, getValues('content')) : undefined;
  function saveMine(theirs: Elsewhere): void {
    const now = Number(theirs['revision']);
    over.current = theirs;
    if (isGone) restore.change({ id, revision: now });
    else void save(now);
  }
  function keepBoth(theirs: Elsewhere, content: string): void {
    setValue('content', content, { shouldDirty: true });
    setRevision(Number(theirs['revision']));
    [correct, restore, withdraw].forEach(({ forget }) => forget());
    setFocus('content');
  }
  return (
    <Dialog open onClose={onClose} size="m" title={entry.title}>
      <form
        className={formStyles.form}
        noValidate
        aria-label={`Correct: ${entry.title}`}
        onSubmit={(event) => {
          event.preventDefault();
          void save(revision);
        }}
      >
        <TextInput
          type="date"
          label="Happened on"
          required
          error={errorText(formState.errors.day)}
          {...register('day')}
        />
        <TitleField title={register('title')} error={formState.errors.title} />
        <TextArea
          label="Content"
          dir="auto"
          required
          error={errorText(formState.errors.content)}
          {...register('content')}
        />
        <WrittenHistory
          revisions={(entry.history ?? []).map((said) => ({
            kind: said.kind,
            recorded_at: said.recorded_at,
            text: [said.title, said.day].filter(Boolean).join(', '),
          }))}
        />
        {elsewhere && problem ? (
          <ChangedElsewhere
            problem={problem}
            theirs={isGone ? undefined : inWords(elsewhere)}
            mine={inWords(getValues())}
            onKeepBoth={both === undefined ? undefined : () => keepBoth(elsewhere, both)}
            onSaveMine={() => saveMine(elsewhere)}
            onKeepTheirs={() => void done()}
          />
        ) : (
          <FormStatus message={problem ? { kind: 'error', text: problem } : undefined} />
        )}
        <div className={styles.foot}>
          <Button
            className={styles.takeBack}
            busy={withdraw.isSending}
            busyLabel="Taking back..."
            onClick={() => withdraw.change({ id, revision })}
          >
            Take it back
          </Button>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            variant={elsewhere ? 'outlined' : 'primary'}
            busy={correct.isSending}
            busyLabel="Saving..."
          >
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

const inWords = ({ day, title, content }: Elsewhere): string =>
  [day, title, content].filter((part) => typeof part === 'string' && part !== '').join(', ');

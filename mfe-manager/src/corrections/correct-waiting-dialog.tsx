import { zodResolver } from '@hookform/resolvers/zod';
import { rewriteKeptEntry } from '@planted/api-client';
import type { JournalEntry } from '@planted/contracts';
import { Button, Dialog, TextArea } from '@planted/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { errorText } from '../form-fields/error-text';
import formStyles from '../form-fields/form.module.css';
import { FormStatus } from '../form-fields/form-status';
import { TitleField } from '../form-fields/title-field';
import { journalForm } from '../journal/journal-form';
import styles from './corrections.module.css';

const form = journalForm.pick({ title: true, content: true });

const SENT = 'This was sent meanwhile. Copy your words, and correct it in the journal once it is there.';

interface CorrectWaitingDialogProps {
  readonly entry: JournalEntry;
  readonly onClose: () => void;
}

/** Corrects a journal entry that is still to be sent: nobody has read it, so that only the last words count. */
export function CorrectWaitingDialog({ entry, onClose }: CorrectWaitingDialogProps) {
  const { id, title, content } = entry;
  const [isSent, setIsSent] = useState(false);
  const { register, handleSubmit, formState } = useForm<z.infer<typeof form>>({
    resolver: zodResolver(form),
    defaultValues: { title, content },
  });
  const save = handleSubmit(async (words) => {
    if (await rewriteKeptEntry(id, words)) onClose();
    else setIsSent(true);
  });
  return (
    <Dialog open onClose={onClose} size="m" title={title}>
      <form
        className={formStyles.form}
        noValidate
        aria-label={`Correct: ${title}`}
        onSubmit={(event) => void save(event)}
      >
        <p className="soft">It is still to be sent.</p>
        <TitleField title={register('title')} error={formState.errors.title} />
        <TextArea
          label="Content"
          dir="auto"
          required
          error={errorText(formState.errors.content)}
          {...register('content')}
        />
        <FormStatus message={isSent ? { kind: 'error', text: SENT } : undefined} />
        <div className={styles.foot}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={formState.isSubmitting} busyLabel="Saving...">
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

import { zodResolver } from '@hookform/resolvers/zod';
import { correctGardenEvent, restoreGardenEvent, withdrawGardenEvent } from '@planted/api-client';
import { Button, Dialog, TextArea, TextInput } from '@planted/ui';
import { useMemo, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { dayText } from '../activity/activity-when';
import { titleCase } from '../activity/describe-activity';
import { ChoiceField } from '../form-fields/choice-field';
import { errorText } from '../form-fields/error-text';
import formStyles from '../form-fields/form.module.css';
import { FormStatus } from '../form-fields/form-status';
import { WHOLE_GARDEN } from '../garden-events/event-subject';
import type { PlantedGarden } from '../gardens/planted-garden';
import { subjectOptions } from '../gardens/subject-options';
import { useRefreshPlants } from '../gardens/use-refresh-plants';
import { useToday } from '../today';
import { ChangedElsewhere } from './changed-elsewhere';
import styles from './corrections.module.css';
import {
  correctionOf,
  type EntryFields,
  entryForm,
  fieldsOf,
  isOfGardener,
  type OwnActivity,
} from './entry-form';
import { tellSavedOver } from './saved-over';
import { type Elsewhere, useChange } from './use-change';
import { useTakeBack } from './use-take-back';
import { backTo, bothWords, mineInWords, theirsInWords } from './versions';
import { WrittenHistory } from './written-history';

interface CorrectEntryDialogProps {
  readonly entry: OwnActivity;
  readonly garden: PlantedGarden;
  readonly onClose: () => void;
}

/** Corrects day, plants and words of what was logged, or takes it back; the log keeps both. */
export default function CorrectEntryDialog({ entry, garden, onClose }: CorrectEntryDialogProps) {
  const form = useForm<EntryFields>({ resolver: zodResolver(entryForm), defaultValues: fieldsOf(entry) });
  const refresh = useRefreshPlants();
  const { takenBack } = useTakeBack();
  const name = titleCase(entry.event_type);
  const today = useToday();
  const done = async () => {
    onClose();
    await refresh();
  };
  const [revision, setRevision] = useState(entry.revision);
  /** What is written over, if anything. */
  const over = useRef<Elsewhere>(undefined);
  const correct = useChange({
    id: entry.id,
    send: correctGardenEvent,
    async onDone(asked: Parameters<typeof correctGardenEvent>[0]) {
      await done();
      const theirs = over.current && theirsInWords(entry, over.current);
      if (!over.current || theirs === undefined) return;
      const before = backTo(entry, over.current, asked.revision + 1);
      tellSavedOver({ id: entry.id, theirs, refresh, back: (key) => correctGardenEvent(before, key) });
    },
    onWaiting: onClose,
  });
  const saveRestored = (asked: Parameters<typeof restoreGardenEvent>[0]) => save(asked.revision + 1);
  const restore = useChange({
    id: entry.id,
    send: restoreGardenEvent,
    onDone: saveRestored,
    onWaiting: saveRestored,
  });
  const withdraw = useChange({
    id: entry.id,
    send: withdrawGardenEvent,
    async onDone(asked: Parameters<typeof withdrawGardenEvent>[0]) {
      takenBack(asked, `${name}.`);
      await done();
    },
    onWaiting: onClose,
  });
  const save = (of: number) =>
    form.handleSubmit((fields) => correct.change(correctionOf(entry, fields, of)))();
  function saveMine(theirs: Elsewhere): void {
    const now = Number(theirs['revision']);
    over.current = theirs;
    if (theirs['is_withdrawn'] === true)
      restore.change({ id: entry.id, garden_id: entry.garden_id, revision: now });
    else void save(now);
  }
  function keepBoth(theirs: Elsewhere, words: string): void {
    form.setValue('words', words, { shouldDirty: true });
    setRevision(Number(theirs['revision']));
    [correct, restore, withdraw].forEach(({ forget }) => forget());
    form.setFocus('words');
  }
  const subjects = useMemo(() => subjectOptions(garden, WHOLE_GARDEN), [garden]);
  const { errors } = form.formState;
  const isOwnWords = isOfGardener(entry);
  const isHarvest = entry.event_type === 'harvested';
  const failed = [correct, restore].find(({ problem }) => problem) ?? withdraw;
  const { elsewhere } = failed;
  const both = elsewhere && bothWords(entry, form.getValues('words'), elsewhere);
  return (
    <Dialog open onClose={onClose} size="m" title={name}>
      <form
        className={formStyles.form}
        noValidate
        aria-label={`Correct: ${name}`}
        onSubmit={(event) => {
          event.preventDefault();
          void save(revision);
        }}
      >
        <div className={formStyles.pair}>
          <TextInput
            type="date"
            label="Happened on"
            required
            error={errorText(errors.day)}
            {...form.register('day')}
          />
          {isOwnWords && (
            <ChoiceField control={form.control} name="subject" label="Plants" options={subjects} />
          )}
          {entry.event_type === 'health_rated' && (
            <TextInput
              label="Health"
              unit="of 10"
              inputMode="decimal"
              error={errorText(errors.rating)}
              {...form.register('rating')}
            />
          )}
        </div>
        {isHarvest && (
          <div className={formStyles.pair}>
            <TextInput
              label="How much"
              inputMode="decimal"
              error={errorText(errors.amount)}
              {...form.register('amount')}
            />
            <TextInput label="Unit" autoComplete="off" {...form.register('unit')} />
          </div>
        )}
        {isOwnWords && <TextArea label="Note" dir="auto" rows={3} {...form.register('words')} />}
        <WrittenHistory
          revisions={(entry.history ?? []).map(({ kind, recorded_at, day, notes }) => ({
            kind,
            recorded_at,
            text: isOwnWords ? notes : `${notes}, ${dayText(day, today)}`,
          }))}
        />
        {elsewhere && failed.problem ? (
          <ChangedElsewhere
            problem={failed.problem}
            theirs={theirsInWords(entry, elsewhere)}
            mine={mineInWords(entry, form.getValues())}
            onKeepBoth={both === undefined ? undefined : () => keepBoth(elsewhere, both)}
            onSaveMine={() => saveMine(elsewhere)}
            onKeepTheirs={() => void done()}
          />
        ) : (
          <FormStatus message={failed.problem ? { kind: 'error', text: failed.problem } : undefined} />
        )}
        <div className={styles.foot}>
          <Button
            className={styles.takeBack}
            busy={withdraw.isSending}
            busyLabel="Taking back..."
            onClick={() => withdraw.change({ id: entry.id, garden_id: entry.garden_id, revision })}
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

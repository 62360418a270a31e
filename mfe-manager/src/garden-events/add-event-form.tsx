import { zodResolver } from '@hookform/resolvers/zod';
import { addGardenEvent } from '@planted/api-client';
import { GARDEN_EVENT_TYPES, type GardenPlant } from '@planted/contracts';
import { endDayProblem, TextArea } from '@planted/ui';
import { useMemo, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { titleCase } from '../activity/describe-activity';
import { useTakeBack } from '../corrections/use-take-back';
import { ChoiceField } from '../form-fields/choice-field';
import { DateAndTime } from '../form-fields/date-and-time';
import { errorText } from '../form-fields/error-text';
import { FormFoot } from '../form-fields/form-foot';
import styles from '../form-fields/form.module.css';
import type { PlantedGarden } from '../gardens/planted-garden';
import { subjectOptions } from '../gardens/subject-options';
import { useRefreshPlants } from '../gardens/use-refresh-plants';
import { usePersistedForm } from '../persisted-form/use-persisted-form';
import { useSendForm } from '../persisted-form/use-send-form';
import {
  eventDetailsOf,
  type EventFields,
  eventForm,
  type EventToSend,
  newEvent,
  parsePersistedEvent,
} from './event-form';
import { calendarDayOf } from '../today';
import { WHOLE_GARDEN } from './event-subject';
import { plantsToClear } from './harvest';
import { HarvestFields } from './harvest-fields';
import { useHarvestAndClear } from './use-harvest-and-clear';

/** What the form begins with, whatever was half written. */
export type EventStart = Partial<Pick<EventFields, 'type' | 'subject'>>;

interface AddEventFormProps {
  readonly garden: PlantedGarden;
  readonly start?: EventStart | undefined;
  /** A harvest has cleared the squares under these. */
  readonly onCleared: (gone: readonly GardenPlant[]) => void;
}

const eventTypes = GARDEN_EVENT_TYPES.map((type) => ({ value: type, label: titleCase(type) }));

/** Logs something that happened in the garden (3 §2.3, §5). What is half written is kept for the next time. */
export function AddEventForm({ garden, start, onCleared }: AddEventFormProps) {
  const [begunAt] = useState(() => new Date());
  const form = useForm<EventFields, unknown, EventToSend>({
    resolver: zodResolver(eventForm(() => new Date())),
    defaultValues: { ...newEvent(begunAt), ...start },
  });
  const forget = usePersistedForm(form, {
    key: `manager/event/${garden.id}`,
    parse: parsePersistedEvent,
    fixed: start,
  });
  const refresh = useRefreshPlants();
  const { logged } = useTakeBack();
  const harvestAndClear = useHarvestAndClear(garden);
  const gone = useRef<readonly GardenPlant[]>([]);
  const clearedBy = (event: EventToSend) => (event.clears ? plantsToClear(event, garden.plants) : []);
  const { send, isSending, message } = useSendForm<EventToSend>({
    async send(event, key) {
      const clearing = clearedBy(event);
      if (clearing.length > 0) {
        gone.current = await harvestAndClear(event, clearing, key);
        return;
      }
      const id = await addGardenEvent(eventDetailsOf(event, garden.id, garden.plants), key);
      logged({ title: 'Event Logged', text: `${titleCase(event.type)} in ${garden.name}.` }, [
        { id, garden_id: garden.id },
      ]);
    },
    success: 'Event created successfully!',
    // The words of the specification (3 §8), though it is an event.
    failure: (refusal) => refusal ?? 'Failed to create reminder. Please try again.',
    async onSent() {
      form.reset({ ...newEvent(new Date()), unit: form.getValues('unit') });
      await forget();
      await refresh();
      if (gone.current.length > 0) onCleared(gone.current);
    },
  });
  const subjects = useMemo(() => subjectOptions(garden, WHOLE_GARDEN), [garden]);
  const { errors } = form.formState;
  const [type, subject] = useWatch({ control: form.control, name: ['type', 'subject'] });
  const submit = form.handleSubmit((event) => {
    const wrongDay = clearedBy(event).length > 0 && endDayProblem(event.date, calendarDayOf(new Date()));
    if (wrongDay) form.setError('date', { message: wrongDay }, { shouldFocus: true });
    else send(event);
  });
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <ChoiceField
        control={form.control}
        name="type"
        label="Event type"
        placeholder="What happened?"
        required
        options={eventTypes}
      />
      <ChoiceField
        control={form.control}
        name="subject"
        label="About"
        options={subjects}
        otherwise={WHOLE_GARDEN}
      />
      {type === 'harvested' && (
        <HarvestFields
          control={form.control}
          register={form.register}
          plants={plantsToClear({ type, subject }, garden.plants)}
        />
      )}
      <DateAndTime date={form.register('date')} time={form.register('time')} errors={errors} />
      <TextArea
        label="Notes"
        dir="auto"
        placeholder="Optional: what you saw or did."
        error={errorText(errors.notes)}
        {...form.register('notes')}
      />
      <FormFoot message={message} isSending={isSending} isReady={type !== ''} submit="Add Event" />
    </form>
  );
}

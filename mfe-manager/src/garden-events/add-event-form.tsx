import { zodResolver } from '@hookform/resolvers/zod';
import { addGardenEvent } from '@planted/api-client';
import { GARDEN_EVENT_TYPES } from '@planted/contracts';
import { TextArea } from '@planted/ui';
import { useMemo, useState } from 'react';
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
import { WHOLE_GARDEN } from './event-subject';

/** What the form begins with, whatever was half written. */
export type EventStart = Partial<Pick<EventFields, 'type' | 'subject'>>;

interface AddEventFormProps {
  readonly garden: PlantedGarden;
  readonly start?: EventStart | undefined;
}

const eventTypes = GARDEN_EVENT_TYPES.map((type) => ({ value: type, label: titleCase(type) }));

/** Logs something that happened in the garden (3 §2.3, §5). What is half written is kept for the next time. */
export function AddEventForm({ garden, start }: AddEventFormProps) {
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
  const { send, isSending, message } = useSendForm<EventToSend>({
    async send(event, key) {
      const id = await addGardenEvent(eventDetailsOf(event, garden.id, garden.plants), key);
      logged({ title: 'Event Logged', text: `${titleCase(event.type)} in ${garden.name}.` }, [
        { id, garden_id: garden.id },
      ]);
    },
    success: 'Event created successfully!',
    // The words of the specification (3 §8), though it is an event.
    failure: (refusal) => refusal ?? 'Failed to create reminder. Please try again.',
    async onSent() {
      form.reset(newEvent(new Date()));
      await forget();
      await refresh();
    },
  });
  const subjects = useMemo(() => subjectOptions(garden, WHOLE_GARDEN), [garden]);
  const { errors } = form.formState;
  const type = useWatch({ control: form.control, name: 'type' });
  return (
    <form className={styles.form} noValidate onSubmit={form.handleSubmit((event) => send(event))}>
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

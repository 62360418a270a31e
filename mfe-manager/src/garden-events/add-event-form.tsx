import { zodResolver } from '@hookform/resolvers/zod';
import { addGardenEvent } from '@planted/api-client';
import { GARDEN_EVENT_TYPES } from '@planted/contracts';
import { Button, Dropdown, TextArea, TextInput } from '@planted/ui';
import { useMemo, useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { titleCase } from '../activity/describe-activity';
import { errorText } from '../form-status/error-text';
import { FormStatus } from '../form-status/form-status';
import type { PlantedGarden } from '../gardens/planted-garden';
import { useRefreshPlants } from '../gardens/use-refresh-plants';
import { useKeptForm } from '../kept-form/use-kept-form';
import { useSendForm } from '../kept-form/use-send-form';
import {
  eventDetailsOf,
  type EventFields,
  eventForm,
  type EventToSend,
  newEvent,
  parseKeptEvent,
} from './event-form';
import { WHOLE_GARDEN } from './event-subject';
import styles from '../form-status/form.module.css';
import { subjectOptions } from '../gardens/subject-options';

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
  const forget = useKeptForm(form, {
    key: `manager/event/${garden.id}`,
    parse: parseKeptEvent,
    fixed: start,
  });
  const refresh = useRefreshPlants();
  const { send, isSending, message } = useSendForm<EventToSend>({
    send: (event, key) => addGardenEvent(eventDetailsOf(event, garden.id, garden.plants), key),
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
      <Controller
        control={form.control}
        name="type"
        render={({ field }) => (
          <Dropdown
            label="Event type"
            placeholder="What happened?"
            required
            options={eventTypes}
            value={field.value}
            onChange={field.onChange}
            error={errorText(errors.type)}
          />
        )}
      />
      <Controller
        control={form.control}
        name="subject"
        render={({ field }) => (
          <Dropdown
            label="What it is about"
            options={subjects}
            value={subjects.some(({ value }) => value === field.value) ? field.value : WHOLE_GARDEN}
            onChange={field.onChange}
          />
        )}
      />
      <div className={styles.pair}>
        <TextInput
          type="date"
          label="Date"
          required
          error={errorText(errors.date)}
          {...form.register('date')}
        />
        <TextInput
          type="time"
          label="Time"
          required
          error={errorText(errors.time)}
          {...form.register('time')}
        />
      </div>
      <TextArea
        label="Notes"
        dir="auto"
        placeholder="What you saw or did, if you like."
        error={errorText(errors.notes)}
        {...form.register('notes')}
      />
      <div className={styles.foot}>
        <FormStatus message={message} />
        <Button type="submit" variant="primary" disabled={type === ''} busy={isSending} busyLabel="Saving...">
          Add Event
        </Button>
      </div>
    </form>
  );
}

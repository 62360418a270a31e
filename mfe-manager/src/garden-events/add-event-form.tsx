import { zodResolver } from '@hookform/resolvers/zod';
import { addGardenEvent } from '@planted/api-client';
import { GARDEN_EVENT_TYPES, type GardenPlant } from '@planted/contracts';
import { localDayOf } from '@planted/garden-domain';
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
import type { Follower } from '../what-follows/choose-followers';
import { PickFollower } from '../what-follows/pick-follower';
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
  /** It has cleared them, and put there what follows. */
  readonly onFollowed: () => void;
}

/** What was picked to follow, and after whom. */
interface Picked {
  readonly follower: Follower;
  readonly under: string;
}

/** What an event has cleared, and what it has put there. */
interface Cleared {
  readonly gone: readonly GardenPlant[];
  readonly follower: Follower | undefined;
}

const NOTHING_CLEARED: Cleared = { gone: [], follower: undefined };

const idsOf = (plants: readonly GardenPlant[]): string => plants.map(({ id }) => id).join();

const eventTypes = GARDEN_EVENT_TYPES.map((type) => ({ value: type, label: titleCase(type) }));

/** Logs something that happened in the garden (3 §2.3, §5). What is half written is kept for the next time. */
export function AddEventForm({ garden, start, onCleared, onFollowed }: AddEventFormProps) {
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
  const cleared = useRef<Cleared>(NOTHING_CLEARED);
  const [picked, setPicked] = useState<Picked>();
  /** What goes into the squares under these; nothing where it was picked for others. */
  const followerOf = (leaving: readonly GardenPlant[]): Follower | undefined =>
    picked?.under === idsOf(leaving) ? picked.follower : undefined;
  const clearedBy = (event: EventToSend) => (event.clears ? plantsToClear(event, garden.plants) : []);
  const { send, isSending, message } = useSendForm<EventToSend>({
    async send(event, key) {
      const clearing = clearedBy(event);
      if (clearing.length > 0) {
        const follower = followerOf(clearing);
        cleared.current = { gone: await harvestAndClear(event, clearing, key, follower), follower };
        return;
      }
      const id = await addGardenEvent(eventDetailsOf(event, garden.id, garden.plants), garden.id, key);
      logged({ title: 'Event Logged', text: `${titleCase(event.type)} in ${garden.name}.` }, [
        { id, garden_id: garden.id },
      ]);
    },
    success: 'Event created successfully!',
    // The words of the specification (3 §8), though it is an event.
    failure: (refusal) => refusal ?? 'Failed to create reminder. Please try again.',
    clear() {
      form.reset({ ...newEvent(new Date()), unit: form.getValues('unit') });
      return forget();
    },
    async onSent() {
      await refresh();
      const { gone, follower } = cleared.current;
      if (follower) onFollowed();
      else if (gone.length > 0) onCleared(gone);
    },
  });
  const subjects = useMemo(() => subjectOptions(garden, WHOLE_GARDEN), [garden]);
  const { errors } = form.formState;
  const [type, subject] = useWatch({ control: form.control, name: ['type', 'subject'] });
  const leaving = plantsToClear({ type, subject }, garden.plants);
  const submit = form.handleSubmit((event) => {
    const wrongDay = clearedBy(event).length > 0 && endDayProblem(event.date, localDayOf(new Date()));
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
        <HarvestFields control={form.control} register={form.register} plants={leaving}>
          <PickFollower
            key={idsOf(leaving)}
            garden={garden}
            leaving={leaving}
            picked={followerOf(leaving)}
            onPick={(follower) => setPicked(follower && { follower, under: idsOf(leaving) })}
          />
        </HarvestFields>
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

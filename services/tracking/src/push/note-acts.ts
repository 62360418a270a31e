import {
  changeLayoutCall,
  type LayoutChangeRequest,
  type NoteCommand,
  NOTE_DAY,
  NOTE_MOMENT,
  NOTE_TIME,
  pathFor,
  type Reminder,
  snoozeReminderCall,
  updateReminderCall,
  waterAllPlantsCall,
} from '@planted/contracts';
import { addDays, type CalendarDay, instantOf, timeOfDayIn } from '@planted/garden-domain';
import { v5 as uuidv5 } from 'uuid';
import type { DueThing } from '../morning-note/due-things';

export interface NoteActs {
  /** null where not all can be done by one press. */
  readonly done: readonly NoteCommand[] | null;
  /** What asks again tomorrow; the rest does so by itself. */
  readonly tomorrow: readonly NoteCommand[];
}

interface Told {
  readonly owner: string;
  readonly day: CalendarDay;
  readonly timeZone: string;
  /** Of each garden's layout, by its id. */
  readonly versions: ReadonlyMap<string, number>;
}

/** What the two buttons of a note send. The same note sends the same on each device, under the same keys: once. */
export function noteActs(things: readonly DueThing[], told: Told): NoteActs {
  const reminders = things.flatMap(({ source }) => (source.kind === 'reminder' ? [source.reminder] : []));
  return {
    done: doneOf(things, told),
    tomorrow: reminders.map((reminder) => snooze(reminder, told)),
  };
}

function doneOf(things: readonly DueThing[], told: Told): NoteCommand[] | null {
  const commands: NoteCommand[] = [];
  const steps = new Map<string, LayoutChangeRequest[]>();
  for (const { source, gardenId } of things) {
    if (source.kind === 'reminder') commands.push(tick(source.reminder, told));
    else if (source.kind === 'water' && gardenId !== null) commands.push(water(gardenId, told));
    else if (source.kind === 'step' && source.changes && gardenId !== null)
      steps.set(gardenId, [...(steps.get(gardenId) ?? []), ...source.changes(NOTE_DAY)]);
    // What is picked, or why something is cleared, is not said by one press.
    else return null;
  }
  for (const [gardenId, changes] of steps) {
    const expectedVersion = told.versions.get(gardenId);
    if (expectedVersion === undefined) return null;
    commands.push(
      command(changeLayoutCall, changeLayoutCall.path, { gardenId, expectedVersion, changes }, told, {
        ...{ gardenId, version: expectedVersion },
      }),
    );
  }
  return commands;
}

const tick = ({ id, garden_id }: Reminder, told: Told): NoteCommand =>
  command(
    updateReminderCall,
    pathFor(updateReminderCall, { id }),
    { is_completed: true, completed_at: NOTE_MOMENT },
    told,
    { gardenId: garden_id, of: id },
  );

const water = (gardenId: string, told: Told): NoteCommand =>
  command(
    waterAllPlantsCall,
    waterAllPlantsCall.path,
    { gardenId, wateringDate: NOTE_DAY, wateringTime: NOTE_TIME },
    told,
    { gardenId },
  );

function snooze({ id, garden_id, revision = 0, reminder_datetime }: Reminder, told: Told): NoteCommand {
  const { day, timeZone } = told;
  const until = instantOf(addDays(day, 1), timeOfDayIn(timeZone, reminder_datetime), timeZone);
  return command(snoozeReminderCall, snoozeReminderCall.path, { id, revision, until }, told, {
    ...{ gardenId: garden_id, of: id },
  });
}

function command(
  { name, method }: { readonly name: string; readonly method: string },
  address: string,
  body: object,
  { owner, day }: Told,
  { gardenId, version = null, of = gardenId }: Partial<NoteCommand> & { readonly of?: string | null },
): NoteCommand {
  const key = uuidv5(`${day} ${name} ${of}`, owner);
  return {
    key,
    call: name,
    method,
    address,
    body: JSON.stringify(body),
    gardenId: gardenId ?? null,
    version,
  };
}

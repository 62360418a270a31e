import type { Activity, GardenRow, JournalEntry, Reminder, SeasonPlanting } from '@planted/contracts';
import { localDayOf } from '@planted/garden-domain';
import type { WaitingCommand } from '@planted/outbox';
import type { CommandWords } from './waiting-store';

/** What the page knows by now of what commands are about. */
export interface Known {
  readonly gardens: readonly Pick<GardenRow, 'id' | 'name'>[];
  readonly reminders: readonly Pick<Reminder, 'id' | 'title'>[];
  readonly plantings: readonly Pick<SeasonPlanting, 'id' | 'plantName'>[];
  readonly activities: readonly Pick<Activity, 'id' | 'event_type'>[];
  readonly journal: readonly Pick<JournalEntry, 'id' | 'title'>[];
}

type Said = Readonly<Record<string, unknown>>;

const time = new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' });
const dayAndTime = new Intl.DateTimeFormat(undefined, {
  weekday: 'short',
  hour: 'numeric',
  minute: '2-digit',
});

/** What a command did and when, in the gardener's words. */
export function wordsOfCommand(command: WaitingCommand, known: Known, today: string): CommandWords {
  const garden = known.gardens.find(({ id }) => id === command.gardenId)?.name;
  const moment = new Date(command.at);
  const at = (localDayOf(moment) === today ? time : dayAndTime).format(moment);
  const what = whatOf(command, known, garden);
  return { what, when: garden === undefined || what.includes(garden) ? at : `${at} · ${garden}` };
}

function whatOf({ call, body, address }: WaitingCommand, known: Known, garden = 'a garden'): string {
  const said = JSON.parse(body) as Said;
  switch (call) {
    case 'water-all-plants':
      return `Watered ${garden}`;
    case 'update-plant-health-rating':
      return `Health of ${plants(said['plantHealthUpdates'])}`;
    case 'update-planting-dates':
      return `Planting dates of ${plants(said['plantingDates'])}`;
    case 'add-garden-event':
      return inWords(String((said['eventDetails'] as Said)['action']));
    case 'add-journal-entry':
      return `Journal: ${String(said['title'])}`;
    case 'add-reminder':
      return `Reminder: ${String(said['title'])}`;
    case 'update-reminder': {
      const title = known.reminders.find(({ id }) => address.endsWith(id))?.title ?? 'a reminder';
      return said['is_completed'] === true ? `Done: ${title}` : `Open again: ${title}`;
    }
    case 'change-layout':
      return actWords(said['changes'] as readonly Said[], known);
    default: {
      const verb = VERBS[call.split('-', 1)[0] ?? ''];
      return verb === undefined ? inWords(call) : `${verb}: ${entryWords(call, said, known)}`;
    }
  }
}

/** What becomes of an entry or a reminder that is there already. */
const VERBS: Readonly<Record<string, string>> = {
  correct: 'Corrected',
  withdraw: 'Taken back',
  restore: 'Brought back',
  edit: 'Changed',
  move: 'Moved',
  snooze: 'Snoozed',
  end: 'Ended',
  delete: 'Deleted',
};

/** An entry or a reminder, by what it says from now on: 'a garden event' where this page has not read it. */
function entryWords(call: string, { id, title }: Said, { activities, journal, reminders }: Known): string {
  const isIt = (one: { readonly id: string }) => one.id === id;
  const titled = title ?? [...reminders, ...journal].find(isIt)?.title;
  const logged = activities.find(isIt)?.event_type;
  return String(titled ?? (logged ? inWords(logged) : `a ${call.split('-').slice(1).join(' ')}`));
}

/** 'Bush Bean sown' where one thing was done with one kind, else by how many plants: '1 moved, 2 removed'. */
function actWords(changes: readonly Said[], { plantings }: Known): string {
  const counts = new Map<string, Set<unknown>>();
  for (const change of changes) {
    const name = verbOf(change);
    counts.set(name, (counts.get(name) ?? new Set()).add(change['id']));
  }
  const kinds = new Set(changes.map(({ id }) => plantings.find((one) => one.id === id)?.plantName));
  const [[verb] = [], [kind]] = [[...counts.keys()], [...kinds]];
  if (verb !== undefined && counts.size === 1 && kind !== undefined && kinds.size === 1)
    return `${kind} ${verb}`;
  const parts = [...counts].map(([name, ids]) => `${ids.size} ${name}`).join(', ');
  return `${changes.length === 1 ? 'Planting' : 'Plantings'}: ${parts}`;
}

function verbOf({ type, how, step, day }: Said): string {
  if (type === 'end' && how === 'harvested') return 'harvested';
  if (type === 'do-step') return day === null ? 'not done yet' : (STEPS[String(step)] ?? 'done');
  return DONE[String(type)] ?? 'changed';
}

const STEPS: Readonly<Record<string, string>> = {
  'sow-indoors': 'sown indoors',
  sow: 'sown',
  'plant-out': 'planted out',
};

const DONE: Readonly<Record<string, string>> = {
  place: 'placed',
  move: 'moved',
  resize: 'resized',
  end: 'removed',
  restore: 'put back',
  'fix-step': 'put on another day',
};

const plants = (list: unknown): string => {
  const count = Array.isArray(list) ? list.length : 0;
  return count === 1 ? '1 plant' : `${count} plants`;
};

/** 'treated_for_pests' is 'Treated for pests'. */
const inWords = (name: string): string => {
  const words = name.replaceAll(/[_-]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

import { localDayOf } from '@planted/garden-domain';
import type { WaitingCommand } from '@planted/outbox';
import { inWords } from './in-words';
import type { Names } from './known-names';
import type { CommandWords } from './waiting-store';

type Said = Readonly<Record<string, unknown>>;

const time = new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' });
const dayAndTime = new Intl.DateTimeFormat(undefined, {
  weekday: 'short',
  hour: 'numeric',
  minute: '2-digit',
});

/**
 * What a command did and when, in the gardener's words.
 * @param known what this page calls it; what it has not read is as the page called it that kept the command
 */
export function wordsOfCommand(command: WaitingCommand, known: Names, today: string): CommandWords {
  const names = { ...command.names, ...known };
  const garden = names[command.gardenId ?? ''];
  const moment = new Date(command.at);
  const at = (localDayOf(moment) === today ? time : dayAndTime).format(moment);
  const what = whatOf(command, names, garden);
  return { what, when: garden === undefined || what.includes(garden) ? at : `${at} · ${garden}` };
}

function whatOf({ call, body, address }: WaitingCommand, names: Names, garden = 'a garden'): string {
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
      const title = names[address.slice(address.lastIndexOf('/') + 1)] ?? 'a reminder';
      return said['is_completed'] === true ? `Done: ${title}` : `Open again: ${title}`;
    }
    case 'change-layout':
      return actWords(said['changes'] as readonly Said[], names);
    default: {
      const verb = VERBS[call.split('-', 1)[0] ?? ''];
      return verb === undefined ? inWords(call) : `${verb}: ${entryWords(call, said, names)}`;
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

/** An entry or a reminder, by what it says from now on: 'a garden event' where its name is not known. */
const entryWords = (call: string, { id, title }: Said, names: Names): string =>
  String(title ?? names[String(id)] ?? `a ${call.split('-').slice(1).join(' ')}`);

/** 'Bush Bean sown' where one thing was done with one kind, else by how many plants: '1 moved, 2 removed'. */
function actWords(changes: readonly Said[], names: Names): string {
  const counts = new Map<string, Set<unknown>>();
  for (const change of changes) {
    const name = verbOf(change);
    counts.set(name, (counts.get(name) ?? new Set()).add(change['id']));
  }
  const kinds = new Set(changes.map(({ id }) => names[String(id)]));
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

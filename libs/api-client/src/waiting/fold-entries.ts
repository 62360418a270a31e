import type { Activity, JournalEntry } from '@planted/contracts';
import { dayOfGardenEventNotes, timeOfGardenEventNotes } from '@planted/garden-domain';
import { type DoneCommand, doneIn, idOfKept } from './done-commands';
import { changedRows } from './fold-changed';
import type { KeptCommand } from './kept-commands';

/** A minute on the gardener's clock as ISO 8601, UTC. */
const momentOf = (at: string): string => new Date(at).toISOString();

/** The journal with what waits to be sent, the newest first. */
export function foldJournal(entries: readonly JournalEntry[], kept: readonly KeptCommand[]): JournalEntry[] {
  const commands = doneIn(kept);
  const known = changedRows(entries);
  for (const done of commands)
    if (done.call === 'correct-journal-entry') {
      const { id: _, revision: __, ...said } = done.input;
      const { mood = null, mood_intensity, garden_id = null, day = null } = said;
      const written = { ...said, mood, mood_intensity: mood_intensity ?? 0, garden_id, day };
      known.change(done.input, (entry) => ({ ...entry, ...written }));
    } else if (done.call === 'withdraw-journal-entry') known.takeAway(done.input);
    else if (done.call === 'restore-journal-entry') known.bringBack(done.input);
  const added = commands.flatMap((done): JournalEntry[] => {
    if (done.call !== 'add-journal-entry') return [];
    const { title, content, mood = null, mood_intensity, garden_id = null, privacy } = done.input;
    const written = { title, content, mood, garden_id, privacy, mood_intensity: mood_intensity ?? 0 };
    return [{ ...written, id: idOfKept(done.key), created_at: momentOf(done.at) }];
  });
  return [...added.toReversed(), ...known.rows()];
}

/** The log of a garden, page by page. */
interface ActivityPages {
  readonly gardenId: string;
  readonly pages: { data: Activity[] }[];
}

/** What happened in a garden, with what waits before all that is known. */
export const foldActivities = <Read extends ActivityPages>(
  read: Read,
  kept: readonly KeptCommand[],
): Read => ({
  ...read,
  pages: read.pages.map((page, at) =>
    at === 0
      ? { ...page, data: withAdded(page.data, read.gardenId, kept) }
      : { ...page, data: withChanged(page.data, kept) },
  ),
});

/** Entries as they are corrected; without those that are taken back. */
function withChanged(activities: readonly Activity[], kept: readonly KeptCommand[]): Activity[] {
  const known = changedRows(activities);
  for (const done of doneIn(kept))
    if (done.call === 'correct-garden-event')
      known.change(done.input, (entry) => corrected(entry, done.input));
    else if (done.call === 'withdraw-garden-event') known.takeAway(done.input);
    else if (done.call === 'restore-garden-event') known.bringBack(done.input);
  return known.rows();
}

type Correction = Extract<DoneCommand, { call: 'correct-garden-event' }>['input'];

/** What a correction leaves out stays as it is. */
function corrected(
  entry: Activity,
  { day, subject_id, notes, value, unit, health_rating }: Correction,
): Activity {
  const said = Object.fromEntries(
    Object.entries({ notes, value: health_rating ?? value, unit }).filter(([, one]) => one !== undefined),
  );
  return {
    ...entry,
    event_details: { ...entry.event_details, ...said },
    ...(day !== undefined && { occurred_on: day }),
    ...(subject_id !== undefined && {
      subject_id,
      subject: subject_id === entry.garden_id ? ('garden' as const) : ('plant' as const),
    }),
  };
}

function withAdded(
  activities: readonly Activity[],
  gardenId: string,
  kept: readonly KeptCommand[],
): Activity[] {
  const added = doneIn(kept).flatMap((done): Activity[] => {
    const said = happened(done, gardenId);
    if (!said) return [];
    const { event_type, subject = 'garden', subject_id = gardenId, notes, value = null, unit = null } = said;
    const event_details = { notes, value, unit, old_status: null, new_status: null };
    const garden_name = activities[0]?.garden_name ?? '';
    const about = { garden_id: gardenId, garden_name, subject, subject_id };
    const named = dayOfGardenEventNotes(notes);
    const when = named && { occurred_on: named, occurred_time: timeOfGardenEventNotes(notes) ?? null };
    const entry = { id: idOfKept(done.key), event_type, event_details, created_at: momentOf(done.at) };
    return [{ ...entry, ...about, ...when }];
  });
  return [...added.toReversed(), ...withChanged(activities, kept)];
}

type Said = Pick<Activity, 'event_type'> & { readonly notes: string } & Partial<
    Pick<Activity, 'subject' | 'subject_id'> & Pick<Activity['event_details'], 'value' | 'unit'>
  >;

/** What a command will be in the log of a garden; undefined for what is none of its entries. */
function happened(done: DoneCommand, gardenId: string): Said | undefined {
  if (done.gardenId !== gardenId) return undefined;
  if (done.call === 'water-all-plants') return { event_type: 'watered', notes: 'All plants' };
  if (done.call !== 'add-garden-event') return undefined;
  const { action, subject, subject_id, notes, value, unit } = done.input.eventDetails;
  return {
    ...{ event_type: action, subject, subject_id, notes: notes ?? '' },
    ...{ value: value ?? null, unit: unit ?? null },
  };
}

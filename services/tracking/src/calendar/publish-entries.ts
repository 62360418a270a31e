import { createHash } from 'node:crypto';
import type { Day } from '@planted/season';
import { z } from 'zod';
import type { CalendarEntry } from './calendar-entries';

/** How long what is over stays in a calendar, in days. */
const KEPT_AFTER = 56;
/** How long a calendar is told that something is withdrawn, in days: whatever reads by then has heard of it. */
const CANCELLED_FOR = 28;
/** Most entries of a calendar; of more, the earliest. */
const MOST_ENTRIES = 10_000;

const published = z.object({
  day: z.number().int(),
  /** Rises with each change (RFC 5545 §3.8.7.4). */
  sequence: z.number().int(),
  /** When that was; ISO 8601, UTC. */
  modified: z.string(),
  /** Of its words. */
  digest: z.string(),
  cancelledOn: z.number().int().nullable(),
});
type Published = z.infer<typeof published>;

/** What calendars were told last, by the names of entries. */
export const publishedEntries = z.record(z.string(), published);
export type PublishedEntries = Readonly<Record<string, Published>>;

/** An entry as a calendar reads it; without words where it is withdrawn. */
export interface FeedEvent extends Pick<Published, 'day' | 'sequence' | 'modified'> {
  readonly name: string;
  readonly words: Pick<CalendarEntry, 'summary' | 'description'> | null;
}

export interface Publication {
  readonly entries: PublishedEntries;
  /** By day and name. */
  readonly events: readonly FeedEvent[];
  /** Whether anything is not as it was told before. */
  readonly isChanged: boolean;
}

/**
 * What is told now, after what was told before: an entry keeps its name wherever it moves, its sequence number and time
 * change only with itself, and what is gone is told as withdrawn for a while.
 */
export function publishEntries(
  before: PublishedEntries,
  entries: readonly CalendarEntry[],
  { now, today }: { readonly now: Date; readonly today: Day },
): Publication {
  const known = new Map(Object.entries(before));
  const modified = now.toISOString();
  const after = new Map<string, Published>();
  const events: FeedEvent[] = [];
  const begin = today - KEPT_AFTER;
  const told = entries
    .filter(({ day }) => day >= begin)
    .sort((one, other) => one.day - other.day || (nameOf(one, known) < nameOf(other, known) ? -1 : 1))
    .slice(0, MOST_ENTRIES);

  for (const entry of told) {
    const name = nameOf(entry, known);
    const digest = digestOf(entry);
    const last = known.get(name);
    const isSame = last?.day === entry.day && last.digest === digest && last.cancelledOn === null;
    const sequence = last ? last.sequence + 1 : 0;
    const row = isSame ? last : { day: entry.day, sequence, modified, digest, cancelledOn: null };
    after.set(name, row);
    events.push(eventOf(name, row, entry));
  }
  for (const [name, last] of known) {
    if (after.has(name) || last.day < begin) continue;
    const since = last.cancelledOn ?? today;
    if (since + CANCELLED_FOR <= today) continue;
    const row =
      last.cancelledOn === null
        ? { ...last, sequence: last.sequence + 1, modified, cancelledOn: today }
        : last;
    after.set(name, row);
    events.push(eventOf(name, row, null));
  }
  const isChanged = after.size !== known.size || [...after].some(([name, row]) => known.get(name) !== row);
  return {
    entries: Object.fromEntries(after),
    events: events.sort((one, other) => one.day - other.day || (one.name < other.name ? -1 : 1)),
    isChanged,
  };
}

/** What it was called before, at best in what is not withdrawn. */
function nameOf({ names }: CalendarEntry, known: ReadonlyMap<string, Published>): string {
  const live = names.find((name) => known.get(name)?.cancelledOn === null);
  return live ?? names.find((name) => known.has(name)) ?? names[0] ?? '';
}

const digestOf = ({ summary, description }: CalendarEntry): string =>
  createHash('sha256')
    .update(JSON.stringify([summary, description]))
    .digest('base64url')
    .slice(0, 22);

const eventOf = (
  name: string,
  { day, sequence, modified }: Published,
  words: FeedEvent['words'],
): FeedEvent => ({ name, day, sequence, modified, words });

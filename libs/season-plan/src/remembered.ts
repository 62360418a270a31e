import type { FetchedPast } from '@planted/api-client';
import type { PastEntry, Plant } from '@planted/contracts';
import { kindIdOf, newGroundSince, type Remembered, squareMemory } from '@planted/garden-domain';
import { type Day, toDay } from '@planted/season';
import { type GardenLine, linesBeside } from './journal-lines';
import type { Note, RememberedInSquare, WrittenLater } from './remembered-in-square';
import { storyOf } from './square-story';

interface Square {
  readonly x: number;
  readonly y: number;
}

/** What is remembered of one square of today's ground. */
export interface MemoryOfSquare {
  /** What is planned first, then the newest first. */
  readonly plantings: readonly RememberedInSquare[];
  /** Since when it is ground of the bed, where it was not from the beginning. */
  readonly newSince: Day | undefined;
  /** All of it in one sentence; empty where nothing has stood there. */
  readonly story: string;
  /** What the garden's journal has of days on which something stood there. */
  readonly journal: readonly GardenLine[];
}

/** What the memory of a square is made of. */
interface KnownOfGarden {
  readonly past: FetchedPast;
  readonly plants: ReadonlyMap<string, Plant>;
  /** What the journal says of the garden, in any order. */
  readonly journal: readonly GardenLine[];
  readonly today: Day;
}

/** Most notes of one planting; the newest are told. */
const MAX_NOTES = 3;

export function memoryOfSquare(
  { past, plants, journal, today }: KnownOfGarden,
  square: Square,
): MemoryOfSquare {
  const imageOf = (plantId: string) => plants.get(kindIdOf(plantId))?.plant_image_url ?? null;
  const entries = new Map<string, PastEntry[]>();
  for (const entry of past.entries)
    entries.set(entry.plantingId, [...(entries.get(entry.plantingId) ?? []), entry]);
  const planned = past.coming
    .filter(({ x, y, width, height }) => isIn(square.x - x, width) && isIn(square.y - y, height))
    .map(
      ({ id, plantId, plantName }): RememberedInSquare => ({
        ...{ id, name: plantName, imageUrl: imageOf(plantId), year: null, state: 'planned' },
        ...{
          from: null,
          until: null,
          isDated: false,
          how: null,
          cause: null,
          writtenLater: [],
          amounts: [],
          facts: [],
          notes: [],
        },
      }),
    );
  const stood = squareMemory(past, square).map((one): RememberedInSquare => {
    const { planting, from, until, isDated } = one;
    const { id, plantId, plantName, end } = planting;
    return {
      ...{ id, name: plantName, imageUrl: imageOf(plantId), isDated },
      year: Number(from.slice(0, 4)),
      state: until === null ? 'growing' : 'ended',
      from: toDay(from),
      until: until === null ? null : toDay(until),
      how: end ? end.how : until === null ? null : 'moved_away',
      cause: end?.cause ?? null,
      writtenLater: writtenLater(past, planting),
      ...wordsOf(entries.get(id) ?? []),
    };
  });
  const since = newGroundSince(past, square);
  return {
    plantings: [...planned, ...stood],
    newSince: since === undefined ? undefined : toDay(since),
    story: storyOf(stood, today),
    journal: linesBeside(journal, stood, today),
  };
}

/** Only what still counts: a date that was changed again is not told. */
const writtenLater = (past: FetchedPast, { id, plantedDay, end }: Remembered['planting']): WrittenLater[] =>
  past.said.flatMap((one) => {
    const counts =
      (one.what === 'planted' && one.day === plantedDay) || (one.what === 'ended' && one.day === end?.day);
    return one.id === id && counts ? [{ what: one.what, day: toDay(one.day), on: toDay(one.on) }] : [];
  });

const isIn = (at: number, side: number): boolean => at >= 0 && at < side;

/** '3.1 lb', 'health 4 of 10' and the gardener's own words. */
function wordsOf(entries: readonly PastEntry[]): Pick<RememberedInSquare, 'amounts' | 'facts' | 'notes'> {
  const harvests = new Map<string, number>();
  const told: string[] = [];
  for (const { action, value, unit } of entries) {
    if (action !== 'harvested') continue;
    const amount = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    if (typeof amount === 'number' && !Number.isNaN(amount))
      harvests.set(unit ?? '', (harvests.get(unit ?? '') ?? 0) + amount);
    else told.push(value === null || value === '' ? 'harvested' : String(value));
  }
  const amounts = [...harvests].map(([unit, sum]) => `${Math.round(sum * 100) / 100} ${unit}`.trim());
  const health = entries.findLast(({ healthRating }) => healthRating !== null)?.healthRating;
  // The same words of several entries are told once, with their first day.
  const notes = new Map<string, Note>();
  for (const { day, words } of entries) {
    const said = words.trim();
    if (said !== '' && !notes.has(said)) notes.set(said, { day: toDay(day), words: said });
  }
  return {
    amounts,
    facts: [...amounts, ...new Set(told), ...(health == null ? [] : [`health ${health} of 10`])],
    notes: [...notes.values()].slice(-MAX_NOTES),
  };
}

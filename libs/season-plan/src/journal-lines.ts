import type { JournalEntry } from '@planted/contracts';
import { localDayOf } from '@planted/garden-domain';
import { type Day, toDay } from '@planted/season';

/** What the journal says of a garden on a day. */
export interface GardenLine {
  readonly id: string;
  readonly day: Day;
  readonly title: string;
  readonly words: string;
}

/** Characters of one line; the rest is read in the journal. */
const MAX_WORDS = 160;
/** Most lines of one square; the newest are told. */
const MAX_LINES = 5;

/** What of a journal is about a garden, by the day that each entry is about. */
export const linesOfGarden = (entries: readonly JournalEntry[], gardenId: string): GardenLine[] =>
  entries
    .filter(({ garden_id }) => garden_id === gardenId)
    .map(({ id, day, created_at, title, content }) => ({
      ...{ id, title: title.trim(), words: shortened(content.trim().replaceAll(/\s+/g, ' ')) },
      day: toDay(day ?? localDayOf(new Date(created_at))),
    }));

const shortened = (text: string): string =>
  text.length <= MAX_WORDS ? text : `${text.slice(0, MAX_WORDS).replace(/\s\S*$/, '')}...`;

/** When something stood in a square. */
interface Stood {
  readonly from: Day | null;
  readonly until: Day | null;
}

/** The newest lines of days on which something stood, the newest first. */
export const linesBeside = (
  lines: readonly GardenLine[],
  stood: readonly Stood[],
  today: Day,
): GardenLine[] =>
  lines
    .filter(({ day }) =>
      stood.some(({ from, until }) => from !== null && from <= day && day <= (until ?? today)),
    )
    .toSorted((a, b) => b.day - a.day)
    .slice(0, MAX_LINES);

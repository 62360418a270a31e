import type { DueThing } from './due-things';

/** Most things that the note itself names. */
const NAMED = 3;
/** Most things that a letter lists; of more, it says how many. */
const LISTED = 50;

export interface NoteWords {
  /** '3 things in your gardens' */
  readonly title: string;
  /** 'Harvest Spinach · Sow Leaf Lettuce (overdue since May 10) · Water Salad Border' */
  readonly body: string;
}

/** How a note says what is to be done: the title counts, the body names at most three things. */
export function noteWords(things: readonly DueThing[]): NoteWords {
  const gardens = new Set(things.flatMap(({ gardenId }) => gardenId ?? []));
  const count = things.length === 1 ? '1 thing' : `${things.length} things`;
  return {
    title: `${count} in your ${gardens.size > 1 ? 'gardens' : 'garden'}`,
    body: things.slice(0, NAMED).map(inShort).join(' · '),
  };
}

const inShort = ({ what, late }: DueThing): string => (late === null ? what : `${what} (${late})`);

/** The letter with everything of a day, in plain text. */
export function noteLetter(
  things: readonly DueThing[],
  { today, account, unsubscribe }: Readonly<Record<'today' | 'account' | 'unsubscribe', string>>,
): string {
  const more = things.length - LISTED;
  const lines = things.slice(0, LISTED).map(inFull);
  return [
    [...lines, ...(more > 0 ? [`- and ${more} more`] : [])].join('\n'),
    `Today in Planted: ${today}`,
    `You asked for this letter in your account: ${account}\nNo more of these letters: ${unsubscribe}`,
  ]
    .map((part) => `${part}\n`)
    .join('\n');
}

function inFull({ what, late, where }: DueThing): string {
  const said = [where, late].filter((part) => part !== null);
  return `- ${oneLine(what)}${said.length > 0 ? ` (${said.map(oneLine).join(', ')})` : ''}`;
}

/** A line break in a name would look like another thing to do. */
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

import { besideKnownWords, isSame, numberOf, type TypedWord, wordOf } from './known-words';
import { isOneSlip } from './one-slip';
import { type SearchTerm, type SearchWord, toSearchTerm } from './search-words';

/** A name, taken apart: its words by their numbers. */
export interface NameTerm {
  /** As it was written. */
  readonly text: string;
  readonly words: readonly number[];
  readonly joined: SearchWord;
}

export function toNameTerm(name: string): NameTerm {
  const { text, words, joined } = toSearchTerm(name);
  return { text, words: words.map(numberOf), joined };
}

/** A typed text, ready to be compared with names. */
export interface TypedTerm {
  readonly words: readonly TypedWord[];
  readonly joined: SearchWord;
}

/** After the names that it is compared with were taken apart. */
export const toTypedTerm = ({ words, joined }: SearchTerm): TypedTerm => ({
  words: words.map(besideKnownWords),
  joined,
});

/** Fewer typed letters do not join two words: 'in' is no beginning of 'Indian'. */
const MIN_JOINED = 3;

export type TermMatch = 'exact' | 'whole' | 'start';

/** How a term has what was typed: word for word, in whole words, in beginnings of words, or not at all; in any order. */
export function matchTerm({ words, joined }: NameTerm, typed: TypedTerm): TermMatch | undefined {
  if (isSame(joined, typed.joined)) return 'exact';
  let isWhole = true;
  for (const one of typed.words) {
    if (isWhole && words.some(one.isSame)) continue;
    isWhole = false;
    if (!words.some(one.isStart)) return isJoinedStart(joined, typed) ? 'start' : undefined;
  }
  return isWhole ? 'whole' : 'start';
}

const isJoinedStart = ({ raw }: SearchWord, { joined: typed }: TypedTerm): boolean =>
  typed.raw.length >= MIN_JOINED && raw.startsWith(typed.raw);

/** Fewer letters are part of too many words. */
const MIN_PART = 4;

/** Whether a name has the singular of one typed word inside of a word: 'lilies' is in 'Daylily'. */
export function hasPart({ words }: NameTerm, { words: [only, ...more] }: TypedTerm): boolean {
  return (
    only !== undefined && more.length === 0 && only.word.stem.length >= MIN_PART && words.some(only.isPart)
  );
}

/** The typed words with the one put right that has a slip; undefined where none or more than one has. */
function correctedBy(compare: 'isSlip' | 'isSlipAtStart', { words }: NameTerm, typed: TypedTerm) {
  let right: { readonly at: number; readonly raw: string } | undefined;
  for (const [at, one] of typed.words.entries()) {
    if (words.some(one.isSame)) continue;
    const meant = right ? undefined : words.find(one[compare]);
    if (meant === undefined) return undefined;
    right = { at, raw: wordOf(meant).raw };
  }
  return right && typed.words.map(({ word }, at) => (at === right?.at ? right.raw : word.raw)).join(' ');
}

const isJoinedSlip = (joined: SearchWord, typed: SearchWord): boolean =>
  isOneSlip(joined.raw, typed.raw) || isOneSlip(joined.stem, typed.stem);

/** What was meant, in lower case, where one slip of the finger is between a term and what was typed. */
export function matchSlip(term: NameTerm, typed: TypedTerm): { whole?: string; start?: string } {
  const whole =
    correctedBy('isSlip', term, typed) ??
    (isJoinedSlip(term.joined, typed.joined) ? term.text.toLowerCase() : undefined);
  if (whole !== undefined) return { whole };
  const start = correctedBy('isSlipAtStart', term, typed);
  return start === undefined ? {} : { start };
}

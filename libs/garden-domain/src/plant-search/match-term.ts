import { isOneSlip, startsWithOneSlip } from './one-slip';
import type { SearchTerm, SearchWord } from './search-words';

/** Fewer typed letters do not join two words: 'in' is no beginning of 'Indian'. */
const MIN_JOINED = 3;

const isSame = (word: SearchWord, typed: SearchWord): boolean =>
  word.stem === typed.stem || word.raw === typed.raw;

export type TermMatch = 'exact' | 'whole' | 'start';

/** How a term has what was typed: word for word, in whole words, in beginnings of words, or not at all; in any order. */
export function matchTerm({ words, joined }: SearchTerm, typed: SearchTerm): TermMatch | undefined {
  if (isSame(joined, typed.joined)) return 'exact';
  if (typed.words.every((one) => words.some((word) => isSame(word, one)))) return 'whole';
  const starts = (one: SearchWord) => words.some((word) => word.raw.startsWith(one.raw) || isSame(word, one));
  const isJoinedStart = typed.joined.raw.length >= MIN_JOINED && joined.raw.startsWith(typed.joined.raw);
  return typed.words.every(starts) || isJoinedStart ? 'start' : undefined;
}

/** Fewer letters are part of too many words. */
const MIN_PART = 4;

/** Whether a name has the singular of one typed word inside of a word: 'lilies' is in 'Daylily'. */
export const hasPart = ({ words }: SearchTerm, typed: SearchTerm): boolean => {
  const [only, ...more] = typed.words;
  return (
    only !== undefined &&
    more.length === 0 &&
    only.stem.length >= MIN_PART &&
    words.some(({ raw }) => raw.includes(only.stem))
  );
};

type Compare = (word: SearchWord, typed: SearchWord) => boolean;

const slipped: Compare = (word, typed) => isOneSlip(word.raw, typed.raw) || isOneSlip(word.stem, typed.stem);
const startSlipped: Compare = (word, typed) => startsWithOneSlip(word.raw, typed.raw);

/** The typed words with the one put right that has a slip; undefined where none or more than one has. */
function correctedBy(compare: Compare, { words }: SearchTerm, typed: SearchTerm): string | undefined {
  let slips = 0;
  const corrected = typed.words.map((one) => {
    if (words.some((word) => isSame(word, one))) return one.raw;
    slips += 1;
    return words.find((word) => compare(word, one))?.raw;
  });
  return slips === 1 && !corrected.includes(undefined) ? corrected.join(' ') : undefined;
}

/** What was meant, in lower case, where one slip of the finger is between a term and what was typed. */
export function matchSlip(term: SearchTerm, typed: SearchTerm): { whole?: string; start?: string } {
  const joined = slipped(term.joined, typed.joined) ? term.text.toLowerCase() : undefined;
  const whole = correctedBy(slipped, term, typed) ?? joined;
  if (whole !== undefined) return { whole };
  const start = correctedBy(startSlipped, term, typed);
  return start === undefined ? {} : { start };
}

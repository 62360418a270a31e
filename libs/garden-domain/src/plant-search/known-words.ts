import { isOneSlip, startsWithOneSlip } from './one-slip';
import type { SearchWord } from './search-words';

/** The words of all names that were taken apart, each once: thousands of names have hundreds of words. */
const words: SearchWord[] = [];
const places = new Map<string, number>();

/** The number of a word of a name. */
export function numberOf(word: SearchWord): number {
  const known = places.get(word.raw);
  if (known !== undefined) return known;
  places.set(word.raw, words.length);
  return words.push(word) - 1;
}

export const wordOf = (number: number): SearchWord => words[number] as SearchWord;

export const isSame = (word: SearchWord, typed: SearchWord): boolean =>
  word.stem === typed.stem || word.raw === typed.raw;

/** The answers of one comparison by number of word, each worked out when it is first asked for. */
function asked(compare: (word: SearchWord) => boolean): (number: number) => boolean {
  const NO = 1;
  const YES = 2;
  const answers = new Uint8Array(words.length);
  return (number) => {
    const known = answers[number];
    if (known) return known === YES;
    const is = compare(wordOf(number));
    answers[number] = is ? YES : NO;
    return is;
  };
}

/** A typed word beside every known word: each is compared once a keystroke, in however many names it is. */
export interface TypedWord {
  readonly word: SearchWord;
  readonly isSame: (number: number) => boolean;
  /** Begins the known word, or is it. */
  readonly isStart: (number: number) => boolean;
  /** Its singular is within the known word. */
  readonly isPart: (number: number) => boolean;
  readonly isSlip: (number: number) => boolean;
  readonly isSlipAtStart: (number: number) => boolean;
}

/** After the names that it is compared with were taken apart. */
export const besideKnownWords = (typed: SearchWord): TypedWord => ({
  word: typed,
  isSame: asked((word) => isSame(word, typed)),
  isStart: asked((word) => word.raw.startsWith(typed.raw) || isSame(word, typed)),
  isPart: asked(({ raw }) => raw.includes(typed.stem)),
  isSlip: asked((word) => isOneSlip(word.raw, typed.raw) || isOneSlip(word.stem, typed.stem)),
  isSlipAtStart: asked((word) => startsWithOneSlip(word.raw, typed.raw)),
});

/** A word as it was written, without accents and in lower case, and its singular. */
export interface SearchWord {
  readonly raw: string;
  readonly stem: string;
}

/** A name or a typed text, taken apart for comparing. */
export interface SearchTerm {
  /** As it was written. */
  readonly text: string;
  readonly words: readonly SearchWord[];
  /** Its words without spaces: 'spring onion', 'Spring-Onion' and 'springonion' are the same. */
  readonly joined: SearchWord;
}

const MARKS = /\p{Mark}/gu;
const APOSTROPHES = /['’]/g;
const BETWEEN_WORDS = /[^\p{Letter}\p{Number}]+/u;

/** Endings of English plurals and what the singular has instead; the first that ends a word counts. */
const PLURALS: readonly (readonly [string, string])[] = [
  ['ss', 'ss'],
  ['us', 'us'],
  ['is', 'is'],
  ['ies', 'y'],
  ['oes', 'o'],
  ['ches', 'ch'],
  ['shes', 'sh'],
  ['xes', 'x'],
  ['s', ''],
];
/** Shorter words have no plural that is worth a guess. */
const MIN_PLURAL = 4;

/** The singular of a word by its ending alone: 'tomatoes' is tomato, 'cherries' cherry, 'asparagus' itself. */
function singular(word: string): string {
  if (word.length < MIN_PLURAL) return word;
  const [ending, instead] = PLURALS.find(([plural]) => word.endsWith(plural)) ?? ['', ''];
  return word.slice(0, word.length - ending.length) + instead;
}

const toWord = (raw: string): SearchWord => ({ raw, stem: singular(raw) });

/** Takes a text apart; one of signs only has no words. */
export function toSearchTerm(text: string): SearchTerm {
  const plain = text.normalize('NFD').replace(MARKS, '').replace(APOSTROPHES, '').toLowerCase();
  const words = plain
    .split(BETWEEN_WORDS)
    .filter((word) => word !== '')
    .map(toWord);
  return { text, words, joined: toWord(words.map(({ raw }) => raw).join('')) };
}

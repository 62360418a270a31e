/** Of two texts the longer one has at least so many letters, or one letter would make another word of it. */
const MIN_LETTERS = 4;

/** Where two texts first differ. */
function firstDifference(word: string, typed: string): number {
  let at = 0;
  while (at < word.length && at < typed.length && word[at] === typed[at]) at += 1;
  return at;
}

/** Whether the typed text goes on from a place as the word does from another. Cuts no text: this runs for every word. */
function goesOn(word: string, wordAt: number, typed: string, typedAt: number, isStart: boolean): boolean {
  const left = typed.length - typedAt;
  if (isStart ? word.length - wordAt < left : word.length - wordAt !== left) return false;
  for (let step = 0; step < left; step += 1) if (word[wordAt + step] !== typed[typedAt + step]) return false;
  return true;
}

/** Whether a slip at a place, of another, an extra, a missing or a swapped letter, is all that is between the two. */
const isSlipAt = (at: number, word: string, typed: string, isStart: boolean): boolean =>
  goesOn(word, at + 1, typed, at + 1, isStart) ||
  goesOn(word, at, typed, at + 1, isStart) ||
  goesOn(word, at + 1, typed, at, isStart) ||
  (word[at] === typed[at + 1] && word[at + 1] === typed[at] && goesOn(word, at + 2, typed, at + 2, isStart));

/**
 * Whether one slip of the finger makes the typed text of the word: one letter that is another, missing, extra, or
 * swapped with the next (an optimal string alignment distance of 1), from four letters.
 */
export function isOneSlip(word: string, typed: string): boolean {
  if (Math.abs(word.length - typed.length) > 1 || Math.max(word.length, typed.length) < MIN_LETTERS)
    return false;
  const at = firstDifference(word, typed);
  return (at < word.length || at < typed.length) && isSlipAt(at, word, typed, false);
}

/** Whether the typed text is the beginning of the word but for one slip: 'corgett' of 'courgettes'. */
export function startsWithOneSlip(word: string, typed: string): boolean {
  if (typed.length < MIN_LETTERS || word.length < typed.length) return false;
  const at = firstDifference(word, typed);
  return at < typed.length && isSlipAt(at, word, typed, true);
}

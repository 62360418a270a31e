/** Of two texts the longer one has at least so many letters, or one letter would make another word of it. */
const MIN_LETTERS = 4;

/** How many letters both texts begin with. */
function commonStart(a: string, b: string): number {
  let at = 0;
  while (at < a.length && at < b.length && a[at] === b[at]) at += 1;
  return at;
}

/** What is left of word and typed text once a slip at a place is taken back: another, an extra, a missing or a swapped letter. */
const takenBack = (word: string, typed: string, at: number): [word: string, typed: string][] => {
  const rests: [string, string][] = [
    [word.slice(at + 1), typed.slice(at + 1)],
    [word.slice(at), typed.slice(at + 1)],
    [word.slice(at + 1), typed.slice(at)],
  ];
  if (at + 1 < typed.length && word[at] === typed[at + 1] && word[at + 1] === typed[at])
    rests.push([word.slice(at + 2), typed.slice(at + 2)]);
  return rests;
};

/**
 * Whether one slip of the finger makes the typed text of the word: one letter that is another, missing, extra, or
 * swapped with the next (an optimal string alignment distance of 1), from four letters.
 */
export function isOneSlip(word: string, typed: string): boolean {
  if (Math.abs(word.length - typed.length) > 1 || Math.max(word.length, typed.length) < MIN_LETTERS)
    return false;
  const at = commonStart(word, typed);
  if (at === word.length && at === typed.length) return false;
  return takenBack(word, typed, at).some(([rest, typedRest]) => rest === typedRest);
}

/** Whether the typed text is the beginning of the word but for one slip: 'corgett' of 'courgettes'. */
export function startsWithOneSlip(word: string, typed: string): boolean {
  if (typed.length < MIN_LETTERS || word.length < typed.length) return false;
  const at = commonStart(word, typed);
  return (
    at < typed.length && takenBack(word, typed, at).some(([rest, typedRest]) => rest.startsWith(typedRest))
  );
}

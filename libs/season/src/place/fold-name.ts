/** Letters that are no base letter with a mark. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ ø: 'o', đ: 'd', ð: 'd', ł: 'l', ı: 'i', þ: 'th', ß: 'ss', æ: 'ae', œ: 'oe', ħ: 'h' },
};
/** Written short or in full. */
const WORDS: Readonly<Record<string, string>> = { st: 'saint', ste: 'sainte', ft: 'fort', mt: 'mount' };

/** A name without case, accents and punctuation, 'Saint-Jérôme' and 'St. Jerome' alike as 'saint jerome'. */
export const foldName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\p{M}'’ʻ‘.]/gu, '')
    .toLowerCase()
    .replace(/[øđðłıþßæœħ]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .map((word) => WORDS[word] ?? word)
    .join(' ');

/** Longest address, in characters, and longest text that is none (3 §5). */
const MAX_EMAIL = 254;
const MAX_TEXT = 1000;

/** What a message says of an address that cannot be one (3 §8). */
export const INVALID_EMAIL = 'Please enter a valid email address';

const removeOnce = (text: string): string =>
  text
    .replace(/javascript:/gi, '')
    .replace(/\bon\w{1,40}\s{0,5}=/gi, '')
    .replace(/\bscript\b/gi, '')
    // Last: a bracket ends a word.
    .replace(/[<>]/g, '');

/**
 * An e-mail address as it is kept (3 §5): trimmed, without angle brackets, 'javascript:', inline handlers ('onload=')
 * and the word 'script', and at most 254 characters long if it has an @, else 1000. What the removal of one joins to
 * another is removed as well. 'script' as a part of a word stays: description@example.org is somebody's address.
 */
export function sanitizeEmail(input: string): string {
  let text = input.slice(0, MAX_TEXT * 4);
  for (let shorter = removeOnce(text); shorter !== text; shorter = removeOnce(text)) text = shorter;
  const trimmed = text.trim();
  return trimmed.slice(0, trimmed.includes('@') ? MAX_EMAIL : MAX_TEXT).trim();
}

/** Text, @, text, dot, text (3 §5), without white space and with one @. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

/** The first pause is up to so long, in milliseconds: about one append. */
const FIRST_MS = 4;
/** And none is longer. */
const LONGEST_MS = 128;

/**
 * How long to wait before a command is decided again: exponential backoff with full jitter, so that writers in several
 * processes who met once do not meet again.
 * @param failed attempts so far, from 1
 * @param random from 0 to below 1
 * @returns milliseconds
 */
export const backoffMs = (failed: number, random: number): number =>
  random * Math.min(LONGEST_MS, FIRST_MS * 2 ** failed);

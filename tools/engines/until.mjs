/** Longest pause between two looks, in milliseconds, and the share of the time waited so far that one may take. */
const MAX_LOOK_MS = 200;
const LOOK_SHARE = 0.1;

/**
 * Looks often at first, and less often at what takes long: each look at a product that starts costs both it and who
 * asks some milliseconds of a processor, of which the start then has less.
 * @param {() => boolean | Promise<boolean>} condition
 * @param {number} milliseconds at most
 * @param {number} [lookMs] between two looks, at least
 * @returns {Promise<boolean>} whether it came true
 */
export async function until(condition, milliseconds, lookMs = 15) {
  const began = Date.now();
  while (!(await condition())) {
    const waited = Date.now() - began;
    if (waited >= milliseconds) return false;
    const pauseMs = Math.max(lookMs, Math.min(waited * LOOK_SHARE, MAX_LOOK_MS));
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return true;
}

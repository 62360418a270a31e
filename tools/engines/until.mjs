/**
 * @param {() => boolean | Promise<boolean>} condition
 * @param {number} milliseconds at most
 * @param {number} [lookMs] between two looks
 * @returns {Promise<boolean>} whether it came true
 */
export async function until(condition, milliseconds, lookMs = 15) {
  const deadline = Date.now() + milliseconds;
  while (!(await condition())) {
    if (Date.now() >= deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, lookMs));
  }
  return true;
}

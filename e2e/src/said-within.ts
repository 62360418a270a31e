/** Errors reach the person whom they concern within 3 s. */
const SAID_MS = 3_000;
/** What a machine with other work takes at least to show it. */
const SLACK_MS = 1_500;

/**
 * Does something, such as opening a page, which takes longer the slower or busier a machine is.
 * @returns in how many milliseconds something must be said there that is to be said within 3 s
 */
export async function saidWithin(act: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await act();
  return SAID_MS + Math.max(SLACK_MS, performance.now() - began);
}

/** Longest wait for the tables of new read models, in milliseconds. */
const READY_TIMEOUT_MS = 20_000;
const CHECK_INTERVAL_MS = 20;

/**
 * Waits until every read model can be read. A look that fails is one at a time when nothing can be read yet: while all
 * of them begin at once, a busy database may have no connection left for it.
 * @param look returns which read models are there
 * @param within milliseconds
 * @throws Error once that time is over, with the reason of the last look
 */
export async function untilReadable(
  names: readonly string[],
  look: () => Promise<readonly unknown[]>,
  within = READY_TIMEOUT_MS,
): Promise<void> {
  const deadline = Date.now() + within;
  for (;;) {
    let cause: unknown;
    try {
      if ((await look()).length >= names.length) return;
    } catch (error) {
      cause = error;
    }
    if (Date.now() > deadline)
      throw new Error(`the read models ${names.join(', ')} could not be created`, { cause });
    await new Promise((resolve) => setTimeout(resolve, CHECK_INTERVAL_MS));
  }
}

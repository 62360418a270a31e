/** The longest that a page or a list waits for the network, in milliseconds, where there is a kept one. */
const LIMIT_MS = 3000;
/** How long a network that did not answer in time is not waited for again. */
const REST_MS = 10_000;

/** Waits for the network, and no longer than is worth it: a network that hangs hangs for the next request, too. */
export function createPatience(now: () => number = Date.now, limitMs = LIMIT_MS) {
  let hungAt = Number.NEGATIVE_INFINITY;
  return {
    /**
     * @param isFirst the first request of a visit: it tries the network, whatever was before
     * @throws what `answer` rejects with, and Error where it takes too long
     */
    async inTime<T>(answer: Promise<T>, isFirst = false): Promise<T> {
      const isHanging = !isFirst && now() - hungAt < REST_MS;
      let clock: ReturnType<typeof setTimeout> | undefined;
      const late = new Promise<never>((_, reject) => {
        clock = setTimeout(() => reject(new LateError()), isHanging ? 0 : limitMs);
      });
      try {
        const inTime = await Promise.race([answer, late]);
        hungAt = Number.NEGATIVE_INFINITY;
        return inTime;
      } catch (cause) {
        if (cause instanceof LateError && !isHanging) hungAt = now();
        throw cause;
      } finally {
        clearTimeout(clock);
      }
    },
  };
}

export type Patience = ReturnType<typeof createPatience>;

class LateError extends Error {
  override readonly name = 'LateError';
}

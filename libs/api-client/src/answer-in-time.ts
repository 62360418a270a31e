/** Without an answer for so long, in milliseconds, the gardener is told that the connection is slow. */
const SLOW_MS = 3000;

interface Waiting {
  /** Longest wait for an answer, all tries together, in milliseconds. */
  readonly limitMs: number;
  /** Ends the wait from outside, e.g. because the page no longer shows what is asked for. */
  readonly signal?: AbortSignal | undefined;
  /** Called after 3 s without an answer, and again after each further try. @returns called when it is over */
  readonly onSlow?: ((tryAgain: () => void) => () => void) | undefined;
}

/**
 * Sends until there is an answer: a try that hangs may be given up for another, and the first answer of the last try counts.
 * @param send one try; its signal ends it
 * @throws Error after `limitMs`, else what the last try failed with
 */
export function answerInTime<T>(
  send: (signal: AbortSignal) => Promise<T>,
  { limitMs, signal, onSlow }: Waiting,
): Promise<T> {
  return new Promise((resolve, reject) => {
    let present: AbortController | undefined;
    let slowClock: ReturnType<typeof setTimeout> | undefined;
    let endSlow: (() => void) | undefined;

    function notSlow(): void {
      clearTimeout(slowClock);
      endSlow?.();
      endSlow = undefined;
    }

    function settle(act: () => void): void {
      notSlow();
      clearTimeout(limit);
      signal?.removeEventListener('abort', giveUp);
      present = undefined;
      act();
    }

    function begin(): void {
      const before = present;
      const own = new AbortController();
      present = own;
      before?.abort();
      notSlow();
      slowClock = setTimeout(() => {
        endSlow = onSlow?.(() => present && begin());
      }, SLOW_MS);
      send(own.signal).then(
        (answer) => own === present && settle(() => resolve(answer)),
        (cause: unknown) => own === present && settle(() => reject(cause)),
      );
    }

    function giveUp(): void {
      const last = present;
      settle(() => reject(signal?.aborted ? signal.reason : new Error('No answer came in time')));
      last?.abort();
    }

    const limit = setTimeout(giveUp, limitMs);
    signal?.addEventListener('abort', giveUp);
    if (signal?.aborted) giveUp();
    else begin();
  });
}

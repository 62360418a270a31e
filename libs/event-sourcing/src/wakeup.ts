/** Resolves after `ms`, or at once when `signal` aborts. */
export function wait(ms: number, signal?: AbortSignal): Promise<void> {
  if (signal?.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal?.addEventListener('abort', done, { once: true });
  });
}

/** A latch: a wake that comes while no one waits is kept for the next wait, so none falls between two looks. */
export type Wakeup = {
  wake(): void;
  /** Resolves at a wake, after `ms`, or when `signal` aborts. */
  wait(ms: number, signal?: AbortSignal): Promise<void>;
};

export function createWakeup(): Wakeup {
  let woken = false;
  let release: (() => void) | undefined;
  return {
    wake() {
      woken = true;
      release?.();
    },
    async wait(ms, signal) {
      // As `wait`, without a signal of its own for each time: it is waited for thousands of times a second.
      if (!woken && !signal?.aborted)
        await new Promise<void>((resolve) => {
          const done = () => {
            clearTimeout(timer);
            signal?.removeEventListener('abort', done);
            release = undefined;
            resolve();
          };
          const timer = setTimeout(done, ms);
          signal?.addEventListener('abort', done, { once: true });
          release = done;
        });
      woken = false;
    },
  };
}

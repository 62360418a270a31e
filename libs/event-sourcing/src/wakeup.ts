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
  let release: AbortController | undefined;
  return {
    wake() {
      woken = true;
      release?.abort();
    },
    async wait(ms, signal) {
      if (!woken) {
        release = new AbortController();
        await wait(ms, signal ? AbortSignal.any([signal, release.signal]) : release.signal);
        release = undefined;
      }
      woken = false;
    },
  };
}

import type { Logger } from 'pino';

/** Opened resources, closed in the opposite order; named like the AsyncDisposableStack of TC39. */
export interface ResourceStack {
  /** Remembers how to close what was just opened. */
  defer(what: string, close: () => Promise<unknown>): void;
  /** Closes everything once; one that fails is logged and does not keep the others open. */
  disposeAll(): Promise<void>;
}

export function createResourceStack(log: Logger): ResourceStack {
  const closers: { what: string; close: () => Promise<unknown> }[] = [];
  let disposing: Promise<void> | undefined;

  const closeAll = async () => {
    for (const { what, close } of closers.reverse()) {
      try {
        await close();
      } catch (err) {
        log.warn({ err }, `${what} did not close cleanly`);
      }
    }
  };

  return {
    defer: (what, close) => closers.push({ what, close }),
    disposeAll: () => (disposing ??= closeAll()),
  };
}

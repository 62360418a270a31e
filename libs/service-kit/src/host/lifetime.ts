import type { Logger } from 'pino';

/** Things that were opened, to be closed in the opposite order. */
export interface Lifetime {
  /** Remembers how to close what was just opened. */
  onEnd(what: string, close: () => Promise<unknown>): void;
  /** Closes everything once; one that fails is logged and does not keep the others open. */
  end(): Promise<void>;
}

export function createLifetime(log: Logger): Lifetime {
  const closers: { what: string; close: () => Promise<unknown> }[] = [];
  let ending: Promise<void> | undefined;

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
    onEnd: (what, close) => closers.push({ what, close }),
    end: () => (ending ??= closeAll()),
  };
}

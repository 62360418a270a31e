/** Whether a process does all that it is there for; one that does not may still answer. */
export interface Readiness {
  readonly ready: boolean;
  /** For people: what is wrong. */
  readonly reasons: readonly string[];
}

/** Ready if this and that are. */
export const both = (one: Readiness, other: Readiness): Readiness => ({
  ready: one.ready && other.ready,
  reasons: [...one.reasons, ...other.reasons],
});

/** @param reason said while it is not so */
export const readyIf = (isReady: boolean, reason: string): Readiness => ({
  ready: isReady,
  reasons: isReady ? [] : [reason],
});

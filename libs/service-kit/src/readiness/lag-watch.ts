import type { ProjectionStatus } from '@planted/event-sourcing';

type Standing = Pick<ProjectionStatus, 'name' | 'sequence' | 'lag' | 'pausedSince'>;

/** The lag of each read model, updated by each check. */
export interface LagWatch {
  /** @param now milliseconds of a clock that never goes back */
  look(now: number, standings: readonly Standing[]): void;
  /** Milliseconds since the oldest event was seen that it has not applied; 0 when it has caught up. */
  lagMsOf(readModel: string): number;
  /** The read models that are beyond their bound. */
  behind(): readonly string[];
}

/** When the log was first seen to be so long. */
interface Mark {
  readonly at: number;
  readonly head: number;
}

/**
 * A read model that was behind recovers when its lag is at most this part of the limit; at the limit itself it would
 * flap.
 */
const WELL_AGAIN = 1 / 3;
/** More marks than this are thinned out: a lag of hours need not be exact to the second. */
const MAX_MARKS = 1_000;

/**
 * Measures lag by what this process has observed itself, so no other clock matters, and a process that has just started
 * starts with the full limit for each read model. A read model that an operator has paused has no lag.
 */
export function createLagWatch({ boundMs }: { boundMs: number }): LagWatch {
  const marks = new Map<string, readonly Mark[]>();
  const lags = new Map<string, number>();
  const behind = new Set<string>();

  const lookAt = (now: number, { name, sequence, lag, pausedSince }: Standing) => {
    const head = sequence + lag;
    const open = (marks.get(name) ?? []).filter((mark) => mark.head > sequence);
    const isLonger = head > sequence && head > (open.at(-1)?.head ?? 0);
    const next = pausedSince === undefined ? [...open, ...(isLonger ? [{ at: now, head }] : [])] : [];
    marks.set(name, next.length > MAX_MARKS ? next.filter((_, i) => i % 2 === 0) : next);
    const lagMs = now - (next[0]?.at ?? now);
    lags.set(name, lagMs);
    if (lagMs > boundMs) behind.add(name);
    else if (lagMs <= boundMs * WELL_AGAIN) behind.delete(name);
  };

  return {
    look: (now, standings) => standings.forEach((each) => lookAt(now, each)),
    lagMsOf: (readModel) => lags.get(readModel) ?? 0,
    behind: () => [...behind],
  };
}

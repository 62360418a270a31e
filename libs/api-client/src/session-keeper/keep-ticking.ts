import type { SessionKeeper } from './session-keeper';
import { TICK } from './session-timing';

export interface TickingParts {
  readonly keeper: Pick<SessionKeeper, 'tick'>;
  readonly isVisible: () => boolean;
  /** Calls back when the page is shown or hidden. @returns stops that */
  readonly onVisibility: (listener: () => void) => () => void;
  /** Calls back every so many milliseconds. @returns stops that */
  readonly every: (milliseconds: number, act: () => void) => () => void;
}

/** Ticks at once and every 30 s while the page is visible. @returns stops it */
export function keepTicking({ keeper, isVisible, onVisibility, every }: TickingParts): () => void {
  let stop: (() => void) | undefined;
  // A refresh without an answer is tried again with the next tick.
  const tick = () => void keeper.tick().catch(() => {});
  const follow = () => {
    if (isVisible() === (stop !== undefined)) return;
    stop?.();
    stop = undefined;
    if (!isVisible()) return;
    tick();
    stop = every(TICK, tick);
  };
  const stopFollowing = onVisibility(follow);
  follow();
  return () => {
    stopFollowing();
    stop?.();
  };
}

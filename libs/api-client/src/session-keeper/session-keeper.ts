import { isDueAtTick, isDueForCall, TICK } from './session-timing';

/** Wait before the first retry of a refresh, in milliseconds; doubled for each further one (1 §4). */
const FIRST_PAUSE = 200;

/** What a refresh was answered; `goodFor` is in milliseconds. 'no-answer' may be another at the next try. */
export type RefreshAnswer =
  | { readonly kind: 'refreshed'; readonly goodFor: number }
  | { readonly kind: 'ended' }
  | { readonly kind: 'no-answer' };

/** The session could not be refreshed, and still may stand. */
export class SessionOutOfReachError extends Error {
  override readonly name = 'SessionOutOfReachError';
}

export interface SessionKeeperParts {
  /** Where the session is refreshed. */
  readonly url: string;
  /** The name under which the browser keeps what scripts may know of the session. */
  readonly key: string;
  /** Milliseconds since 1970, as all times here. */
  readonly clock: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Until when the session is good; undefined where there is none. */
  readonly endOf: (key: string) => number | undefined;
  /** Corrects that time, where this browser's clock is another than the server's. */
  readonly noteEnd: (key: string, end: number) => void;
  readonly forget: (key: string) => void;
  /** Does the work in one tab at a time. */
  readonly alone: (key: string, work: () => Promise<void>) => Promise<void>;
  readonly refresh: (url: string) => Promise<RefreshAnswer>;
  /** Whether the browser knows that it has no network. */
  readonly isOffline: () => boolean;
}

export interface SessionKeeper {
  /** Looks at the session's age, as is to be done every 30 s: near its end it is refreshed. */
  tick(): Promise<void>;
  /** Before a call: waits for a refresh where the session is about to end. */
  freshen(): Promise<void>;
  /** After a call was refused: refreshes, unless that was done since the call was made with a session good until `end`. */
  renewAfter(end: number): Promise<void>;
}

/**
 * Keeps the browser's session good (1 §4): refreshed in time, by one tab only, tried again while there is no answer, and
 * removed when the server reports that it has ended.
 * @throws Error without a URL or key; its calls throw SessionOutOfReachError when a refresh got no answer for a tick,
 * or none without a network.
 */
export function createSessionKeeper(parts: SessionKeeperParts): SessionKeeper {
  const { url, key, clock, endOf } = parts;
  if (!url) throw new Error('A URL is required to refresh the session');
  if (!key) throw new Error('A storage key is required to restore the session');

  async function refresh(): Promise<void> {
    const began = clock();
    for (let pause = FIRST_PAUSE; ; pause *= 2) {
      const answer = await parts.refresh(url);
      if (answer.kind === 'refreshed') return parts.noteEnd(key, clock() + answer.goodFor);
      if (answer.kind === 'ended') return parts.forget(key);
      // A press is answered at once where there is no signal; the next tick tries again.
      if (parts.isOffline() || clock() + pause - began >= TICK)
        throw new SessionOutOfReachError('The session was not refreshed');
      await parts.wait(pause);
    }
  }

  /** Another tab may have refreshed it while this one waited for its turn. */
  const renewWhile = (isDue: (end: number) => boolean): Promise<void> => {
    const isStillDue = () => {
      const end = endOf(key);
      return end !== undefined && isDue(end);
    };
    return isStillDue()
      ? parts.alone(key, async () => {
          if (isStillDue()) await refresh();
        })
      : Promise.resolve();
  };

  return {
    tick: () => renewWhile((end) => isDueAtTick(end, clock())),
    freshen: () => renewWhile((end) => isDueForCall(end, clock())),
    renewAfter: (refused) => renewWhile((end) => end === refused),
  };
}

import { sessionEndIn } from '@planted/contracts/session-hint';
import { createStore, useStore, type Store } from '../store';
import { createKnownGardener, type KnownGardener } from './known-gardener';
import { guestSession, loadingSession, readUser, signedInSession, type Session } from './session';

/** Publishes who is signed in to the other tabs of this browser, by id; null is a guest. */
export interface SessionNews {
  announce: (userId: string | null) => void;
  onNews: (listener: (userId: unknown) => void) => void;
}

/** Sends a request with a session that is good, refreshing it where that is due. */
type SendInSession = (send: () => Promise<Response>) => Promise<Response>;

export interface SessionStore extends Store<Session> {
  /**
   * Asks for the first time, and from then on follows who signs in or out in other tabs, or did so while this one slept
   * or was in the browser's history. The shell calls it once.
   */
  start: (inSession?: SendInSession) => Promise<Session>;
  /**
   * Asks GET /api/me again. Of overlapping refreshes only the last one asked counts. Where it fails, the session is
   * 'loading' with an error, and is asked for again by itself.
   */
  refresh: () => Promise<Session>;
}

interface Dependencies {
  /** False when this browser certainly has no session, so that a guest's browser asks for nothing and is refused nothing. */
  mayHaveSession: () => boolean;
  fetch: (path: string) => Promise<Response>;
  openNews: () => SessionNews;
  /** Calls back whenever someone comes to this page from elsewhere. */
  onReturn: (listener: () => void) => void;
  logError: (message: string, cause: unknown) => void;
  known: KnownGardener;
  /** Does something after so many milliseconds. @returns calls it off */
  later: (milliseconds: number, act: () => void) => () => void;
}

/** Pauses between questions that fail, in milliseconds: doubled from the first to the last. */
const FIRST_PAUSE_MS = 1000;
const LAST_PAUSE_MS = 30_000;
/** So long without an answer, in milliseconds, and whoever was here last is taken to be here. */
const KNOWN_AFTER_MS = 2000;

/** A server that is busy or broken says nothing about who is here. */
const saysNothing = (status: number): boolean => status >= 500 || status === 429 || status === 408;

/**
 * The current-user lookup (1 §4, 1 §7): a non-OK answer means a guest and no error; a network failure is logged,
 * stored, and the user is cleared. A browser that has a session is not a guest's because a question failed: until there
 * is an answer it is the gardener's who was here last, or it is not known who is here, and the question is asked again.
 */
export function createSessionStore({
  mayHaveSession,
  fetch,
  openNews,
  onReturn,
  logError,
  known,
  later,
}: Dependencies): SessionStore {
  const store = createStore<Session>(loadingSession);
  let latest = 0;
  let inSession: SendInSession = (send) => send();
  let news: SessionNews | undefined;
  let pause = FIRST_PAUSE_MS;
  let callOff = () => {};

  async function ask(): Promise<Session> {
    if (!mayHaveSession()) return guestSession;
    try {
      const answer = await inSession(() => fetch('/api/me'));
      // The body is read in any case: one left unread counts as a request cut off when the page is left.
      const body = await answer.text();
      if (saysNothing(answer.status)) throw new Error(`GET /api/me: ${answer.status}`);
      const user = answer.ok ? readUser(JSON.parse(body)) : null;
      return user === null ? guestSession : signedInSession(user);
    } catch (cause) {
      logError('Error fetching user:', cause);
      const error = cause instanceof Error ? cause : new Error(String(cause));
      return { status: 'loading', user: null, error };
    }
  }

  const present = (): string | null => store.get().user?.id ?? null;

  /** A network that hangs does not keep the gardener from what this device has. */
  function waitForKnown(isAsking: () => boolean): () => void {
    const last = store.get().status === 'loading' && mayHaveSession() ? known.read() : null;
    if (!last) return () => {};
    return later(KNOWN_AFTER_MS, () => {
      const error = new Error('GET /api/me has no answer yet');
      if (isAsking() && store.get().status === 'loading') store.set(signedInSession(last, error));
    });
  }

  async function refresh(): Promise<Session> {
    latest += 1;
    const own = latest;
    const endWait = waitForKnown(() => own === latest);
    const next = await ask();
    endWait();
    if (own !== latest) return store.get();
    callOff();
    if (next.status === 'loading') {
      const last = store.get().user ?? known.read();
      store.set(last ? signedInSession(last, next.error) : next);
      callOff = later(pause, () => void refresh());
      pause = Math.min(pause * 2, LAST_PAUSE_MS);
      return store.get();
    }
    const isNews = store.get().status === 'loading' || present() !== (next.user?.id ?? null);
    known.write(next.user);
    store.set(next);
    pause = FIRST_PAUSE_MS;
    // Tabs that know it already stay quiet.
    if (isNews) news?.announce(present());
    return next;
  }

  return {
    ...store,
    refresh,
    start(sendInSession = inSession) {
      inSession = sendInSession;
      news = openNews();
      news.onNews((userId) => {
        if (userId !== present()) void refresh();
      });
      onReturn(() => {
        const { status, error } = store.get();
        const isStale = mayHaveSession() !== (present() !== null) || (error !== null && present() !== null);
        // Who comes back does not wait for the next try.
        if (isStale && (status !== 'loading' || error !== null)) void refresh();
      });
      return refresh();
    },
  };
}

function openBroadcast(): SessionNews {
  const channel = new BroadcastChannel('planted-session');
  return {
    announce: (userId) => channel.postMessage(userId),
    onNews: (listener) => channel.addEventListener('message', ({ data }) => listener(data)),
  };
}

function onReturnToPage(listener: () => void): void {
  for (const arrival of ['visibilitychange', 'focus', 'pageshow', 'online'])
    addEventListener(arrival, listener);
}

/** False when this browser certainly has no session. */
export const sessionHint = (): boolean => sessionEndIn(document.cookie) !== undefined;

/** Longest wait for one answer, in milliseconds. */
const RESPONSE_TIMEOUT_MS = 10_000;

/** The one session of this page. */
export const sessionStore: SessionStore = createSessionStore({
  mayHaveSession: sessionHint,
  fetch: (path) =>
    fetch(path, {
      credentials: 'same-origin',
      cache: 'no-store',
      signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
    }),
  openNews: openBroadcast,
  onReturn: onReturnToPage,
  logError: (message, cause) => console.error(message, cause),
  known: createKnownGardener(() => localStorage),
  later(milliseconds, act) {
    const clock = setTimeout(act, milliseconds);
    return () => clearTimeout(clock);
  },
});

/** Who is here, and how to ask again after signing in or out. */
export function useSession(): Session & { refresh: () => Promise<Session> } {
  return { ...useStore(sessionStore), refresh: sessionStore.refresh };
}

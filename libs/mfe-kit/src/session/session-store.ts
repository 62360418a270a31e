import { sessionEndIn } from '@planted/contracts/session-hint';
import { createStore, useStore, type Store } from '../store';
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
  /** Asks GET /api/me again. Of overlapping refreshes only the last one asked counts. */
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
}

/**
 * The current-user lookup (1 §4, 1 §7): a non-OK answer means a guest and no error; a network failure is logged,
 * stored, and the user is cleared.
 */
export function createSessionStore({
  mayHaveSession,
  fetch,
  openNews,
  onReturn,
  logError,
}: Dependencies): SessionStore {
  const store = createStore<Session>(loadingSession);
  let latest = 0;
  let inSession: SendInSession = (send) => send();
  let news: SessionNews | undefined;

  async function ask(): Promise<Session> {
    if (!mayHaveSession()) return guestSession;
    try {
      const answer = await inSession(() => fetch('/api/me'));
      // The body is read in any case: one left unread counts as a request cut off when the page is left.
      const body = await answer.text();
      const user = answer.ok ? readUser(JSON.parse(body)) : null;
      return user === null ? guestSession : signedInSession(user);
    } catch (cause) {
      logError('Error fetching user:', cause);
      const error = cause instanceof Error ? cause : new Error(String(cause));
      return { status: 'guest', user: null, error };
    }
  }

  const present = (): string | null => store.get().user?.id ?? null;

  async function refresh(): Promise<Session> {
    latest += 1;
    const own = latest;
    const next = await ask();
    if (own !== latest) return store.get();
    const isNews = store.get().status === 'loading' || present() !== (next.user?.id ?? null);
    store.set(next);
    // Tabs that know it already stay quiet. A network failure does not change who is here.
    if (isNews && next.error === null) news?.announce(present());
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
        const isStale = mayHaveSession() !== (present() !== null);
        if (isStale && store.get().status !== 'loading') void refresh();
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
  for (const arrival of ['visibilitychange', 'focus', 'pageshow']) addEventListener(arrival, listener);
}

/** False when this browser certainly has no session. */
export const sessionHint = (): boolean => sessionEndIn(document.cookie) !== undefined;

/** The one session of this page. */
export const sessionStore: SessionStore = createSessionStore({
  mayHaveSession: sessionHint,
  fetch: (path) => fetch(path, { credentials: 'same-origin', cache: 'no-store' }),
  openNews: openBroadcast,
  onReturn: onReturnToPage,
  logError: (message, cause) => console.error(message, cause),
});

/** Who is here, and how to ask again after signing in or out. */
export function useSession(): Session & { refresh: () => Promise<Session> } {
  return { ...useStore(sessionStore), refresh: sessionStore.refresh };
}

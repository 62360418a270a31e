import type { SessionUser } from '../session/session';
import { createSessionStore, type SessionNews } from '../session/session-store';

export const rosa = { id: 'u1', given_name: 'Rosa', profile_picture_url: null };
export const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

/** A session store in a browser whose calls answer so, with all that is done to it and by it. */
export function setUpSession(
  fetch: (path: string) => Promise<Response>,
  mayHaveSession = () => true,
  last: SessionUser | null = null,
) {
  let remembered = last;
  const logged: unknown[][] = [];
  const announced: (string | null)[] = [];
  let hear = (_userId: string | null) => {};
  let comeBack = () => {};
  const pauses: number[] = [];
  let askAgain = () => {};
  const openNews = (): SessionNews => ({
    announce: (userId) => announced.push(userId),
    onNews: (listener) => {
      hear = listener;
    },
  });
  const store = createSessionStore({
    mayHaveSession,
    fetch,
    openNews,
    onReturn: (listener) => {
      comeBack = listener;
    },
    logError: (...line) => logged.push(line),
    known: {
      read: () => remembered,
      write: (user) => {
        remembered = user;
      },
    },
    later(milliseconds, act) {
      pauses.push(milliseconds);
      askAgain = act;
      return () => {
        if (askAgain === act) askAgain = () => {};
      };
    },
  });
  /** Does something that makes the session another, and waits until it is. */
  const become = async (act: () => void) => {
    const noticed = new Promise<void>((resolve) => store.subscribe(resolve));
    act();
    await noticed;
  };
  return {
    store,
    logged,
    announced,
    become,
    pauses,
    remembered: () => remembered,
    askAgain: () => askAgain(),
    hear: (id: string | null) => hear(id),
    comeBack: () => comeBack(),
  };
}

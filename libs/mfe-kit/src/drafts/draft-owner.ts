import { sessionHint, sessionStore } from '../session/session-store';
import type { Session } from '../session/session';

/** Whose drafts this browser shows and keeps now: a gardener's id, or null for whoever is here as a guest. */
export interface DraftOwner {
  current: () => string | null;
  /** @returns stops the listening */
  onSignIn: (listener: (userId: string) => void) => () => void;
}

interface Dependencies {
  session: { get: () => Session; subscribe: (listener: () => void) => () => void };
  mayHaveSession: () => boolean;
  /** May throw where the browser denies storage. */
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
}

const storageKey = 'planted-drafts-of';

/**
 * Until the server has said who is here, and while it cannot be reached, a browser that has a session shows the drafts
 * of the gardener whom it knew last: work must neither wait for the network nor seem lost.
 */
export function createDraftOwner({ session, mayHaveSession, storage }: Dependencies): DraftOwner {
  /** Null where the browser denies storage too: then no draft outlives this page either. */
  function lastKnown(): string | null {
    try {
      return mayHaveSession() ? storage().getItem(storageKey) : null;
    } catch {
      return null;
    }
  }

  function remember(userId: string): void {
    try {
      storage().setItem(storageKey, userId);
    } catch {}
  }

  return {
    current() {
      const { status, user, error } = session.get();
      if (user !== null) return user.id;
      return status === 'loading' || error !== null ? lastKnown() : null;
    },
    onSignIn(listener) {
      let known: string | undefined;
      const look = () => {
        const id = session.get().user?.id;
        if (id !== undefined && id !== known) {
          remember(id);
          listener(id);
        }
        known = id;
      };
      look();
      return session.subscribe(look);
    },
  };
}

export const draftOwner: DraftOwner = createDraftOwner({
  session: sessionStore,
  mayHaveSession: sessionHint,
  storage: () => localStorage,
});

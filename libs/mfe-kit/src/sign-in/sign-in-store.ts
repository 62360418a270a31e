import type { SessionUser } from '../session/session';
import { sessionStore, type SessionStore } from '../session/session-store';
import { createStore, type Store } from '../store';

/** Why the overlay opens, which chooses its words (1 §2): 1 join, 2 save gardens, 3 talk to gardeners, other: welcome. */
export type SignInType = 1 | 2 | 3 | 'other';

export interface SignInRequest {
  readonly type: SignInType;
  /** What has just gone wrong elsewhere, for the overlay to say. */
  readonly error?: string | undefined;
  /** Called once, after the session is refreshed; not when the gardener continues as a guest. */
  readonly onSuccess?: ((user: SessionUser) => void) | undefined;
}

export interface SignInStore extends Pick<Store<SignInRequest | null>, 'get' | 'subscribe'> {
  /** Opens the overlay for guests only; while the session is still loading it waits for the answer. */
  open: (request: SignInRequest) => void;
  close: () => void;
}

export function createSignInStore(session: Pick<SessionStore, 'get' | 'subscribe'>): SignInStore {
  const store = createStore<SignInRequest | null>(null);
  return {
    get: store.get,
    subscribe: store.subscribe,
    close: () => store.set(null),
    open(request) {
      const { status } = session.get();
      if (status === 'guest') store.set(request);
      if (status !== 'loading') return;
      const stop = session.subscribe(() => {
        if (session.get().status === 'loading') return;
        stop();
        if (session.get().status === 'guest') store.set(request);
      });
    },
  };
}

/** What the shell's overlay listens to. */
export const signInStore: SignInStore = createSignInStore(sessionStore);

/** Asks a guest to sign in, e.g. when they save. Does nothing for who is signed in already. */
export function openSignIn(request: SignInRequest): void {
  signInStore.open(request);
}

import { createStore, RemoteError, type RemoteRoutes, type Store } from '@planted/mfe-kit';
import type { ComponentType, ReactNode } from 'react';

export interface LoadedRemote extends RemoteRoutes {
  readonly Providers: ComponentType<{ children: ReactNode }>;
}

type RemoteState =
  | { readonly status: 'loading'; readonly attempt: number }
  | { readonly status: 'ready'; readonly attempt: number; readonly remote: LoadedRemote }
  | { readonly status: 'failed'; readonly attempt: number; readonly error: RemoteError };

export interface LoadOptions {
  readonly isRetry: boolean;
  /** The page that it is wanted for, where that is known. */
  readonly path?: string | undefined;
}
export type LoadRemote = (name: string, options: LoadOptions) => Promise<LoadedRemote>;

/** One micro-frontend on this page: asked for once, tried again on request only. */
export interface RemoteStore extends Pick<Store<RemoteState | null>, 'get' | 'subscribe'> {
  /**
   * Loads it ahead of time, with the code of the page at `path`. A remote that fails then is tried again on opening.
   */
  prefetch: (path: string) => void;
  /** Asks unless it is here or on its way. */
  open: () => void;
  retry: () => void;
}

/** After this the page offers Retry; what arrives later is still shown. */
const patienceMs = 15_000;

export function createRemoteStore(name: string, load: LoadRemote): RemoteStore {
  const store = createStore<RemoteState | null>(null);

  function attempt(number: number, path?: string): void {
    const isCurrent = () => store.get()?.attempt === number;
    const fail = (error: RemoteError) => {
      if (isCurrent()) store.set({ status: 'failed', attempt: number, error });
    };
    store.set({ status: 'loading', attempt: number });
    const patience = setTimeout(() => fail(new RemoteError('slow', name)), patienceMs);
    load(name, { isRetry: number > 1, path })
      .then((remote) => {
        if (isCurrent()) store.set({ status: 'ready', attempt: number, remote });
      })
      .catch((cause: unknown) => {
        console.warn(`${name} could not be loaded:`, cause);
        fail(cause instanceof RemoteError ? cause : new RemoteError('unreachable', name, cause));
      })
      .finally(() => clearTimeout(patience));
  }

  function retry(): void {
    attempt((store.get()?.attempt ?? 0) + 1);
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    retry,
    prefetch(path) {
      if (store.get() === null) attempt(1, path);
      const stop = store.subscribe(loadPage);
      loadPage();

      function loadPage(): void {
        const state = store.get();
        if (state?.status === 'loading') return;
        stop();
        if (state?.status !== 'ready') return;
        const page = state.remote.routes.find((route) => route.path === path);
        page
          ?.load?.()
          .catch((cause: unknown) => console.warn(`${name}${path} could not be prefetched:`, cause));
      }
    },
    open() {
      const status = store.get()?.status ?? 'failed';
      if (status === 'failed') retry();
    },
  };
}

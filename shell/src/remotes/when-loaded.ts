import type { LoadedRemote, RemoteStore } from './remote-store';

/**
 * A micro-frontend that is wanted for something else than a page of its own: it is loaded once for both.
 * @throws RemoteError where it does not come now; its pages try again when they are opened
 */
export function whenLoaded(store: Pick<RemoteStore, 'get' | 'subscribe' | 'open'>): Promise<LoadedRemote> {
  store.open();
  return new Promise((resolve, reject) => {
    const stop = store.subscribe(look);
    look();

    function look(): void {
      const state = store.get();
      if (state?.status === 'ready') resolve(state.remote);
      else if (state?.status === 'failed') reject(state.error);
      else return;
      stop();
    }
  });
}

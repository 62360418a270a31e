import type { Session, Store } from '@planted/mfe-kit';
import type { QueryClient } from '@tanstack/react-query';

/**
 * Keeps what the page knows in step with whose page it is. A guest who signs in keeps everything on screen while it is
 * asked for again, since they may be in the middle of saving; nothing of a gardener who leaves stays behind.
 */
export function followOwner(
  queryClient: QueryClient,
  session: Pick<Store<Session>, 'get' | 'subscribe'>,
): void {
  let before = session.get();
  session.subscribe(() => {
    // Who is here is not known for a while: what the page shows stays until it is.
    if (session.get().status === 'loading') return;
    const last = before;
    before = session.get();
    // Whose page it was while loading is what the cookie said all along.
    if (last.status === 'loading' || last.user?.id === before.user?.id) return;
    if (last.status === 'guest') {
      void queryClient.invalidateQueries();
      return;
    }
    // Not asked for again: who is here now has pages of their own, which ask for what they show.
    queryClient.clear();
  });
}

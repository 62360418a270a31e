import { sessionStore, type SessionStore } from '../session/session-store';
import { createStore, type Store } from '../store';
import { draftOwner, type DraftOwner } from './draft-owner';

/**
 * How many gardeners have left this page since it was loaded: by signing out, here or elsewhere, or because another is
 * signed in now. What is on screen is theirs, so a page that shows it must start over. A guest who signs in stays, and
 * so does a gardener whom the server cannot be asked about.
 */
export function createDepartures(
  session: Pick<SessionStore, 'subscribe'>,
  owner: Pick<DraftOwner, 'current'>,
): Pick<Store<number>, 'get' | 'subscribe'> {
  const departures = createStore(0);
  let last = owner.current();
  session.subscribe(() => {
    const before = last;
    last = owner.current();
    if (before !== null && before !== last) departures.set(departures.get() + 1);
  });
  return departures;
}

export const departures = createDepartures(sessionStore, draftOwner);

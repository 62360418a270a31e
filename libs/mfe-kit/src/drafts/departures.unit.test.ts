import { guestSession, loadingSession, type Session, signedInSession } from '../session/session';
import { createStore } from '../store';
import { createDepartures } from './departures';
import { createDraftOwner } from './draft-owner';

const gardener = { id: 'ada', given_name: 'Ada', profile_picture_url: null };
const ada = signedInSession(gardener);
const bruno = signedInSession({ id: 'bruno', given_name: 'Bruno', profile_picture_url: null });
const unreachable: Session = { status: 'guest', user: null, error: new TypeError('Failed to fetch') };

/** How many have left after a page that starts `first` has gone through the others. */
function departuresOf(first: Session, ...others: Session[]): number {
  const session = createStore(first);
  const owner = createDraftOwner({
    session,
    mayHaveSession: () => true,
    // Ada is whom this browser knew last.
    storage: () => ({ getItem: () => 'ada', setItem() {} }),
  });
  const departures = createDepartures(session, owner);
  for (const next of others) session.set(next);
  return departures.get();
}

describe('a gardener has left the page', () => {
  it.each<[string, Session, Session[]]>([
    ['who signs out', ada, [guestSession]],
    ['in whose place another is', ada, [bruno]],
    ['who turns out not to be here', loadingSession, [guestSession]],
    ['who turns out to be another', loadingSession, [bruno]],
  ])('AUTH-5 %s', (_who, first, others) => {
    expect(departuresOf(first, ...others)).toBe(1);
  });

  it.each<[string, Session, Session[]]>([
    ['a guest who signs in', guestSession, [ada]],
    ['a gardener who turns out to be here', loadingSession, [ada]],
    ['a gardener who is reported again', ada, [signedInSession({ ...gardener })]],
    ['a gardener whom the server cannot be asked about', ada, [unreachable, ada]],
  ])('AUTH-4 but not %s', (_who, first, others) => {
    expect(departuresOf(first, ...others)).toBe(0);
  });
});

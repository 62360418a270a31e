import { guestSession, loadingSession, signedInSession } from '../session/session';
import { createStore } from '../store';
import { createSignInStore } from './sign-in-store';

const rosa = { id: 'u1', given_name: 'Rosa', profile_picture_url: null };

describe('asking to sign in', () => {
  it('AUTH-1 opens for a guest, and closes', () => {
    const signIn = createSignInStore(createStore(guestSession));
    signIn.open({ type: 2 });
    expect(signIn.get()).toEqual({ type: 2 });
    signIn.close();
    expect(signIn.get()).toBeNull();
  });

  it('AUTH-1 stays closed for who is signed in', () => {
    const signIn = createSignInStore(createStore(signedInSession(rosa)));
    signIn.open({ type: 1 });
    expect(signIn.get()).toBeNull();
  });

  it('waits while the session is loading, and opens only if it turns out a guest', () => {
    const session = createStore(loadingSession);
    const signIn = createSignInStore(session);
    signIn.open({ type: 1 });
    expect(signIn.get()).toBeNull();
    session.set(guestSession);
    expect(signIn.get()).toEqual({ type: 1 });

    const other = createStore(loadingSession);
    const unneeded = createSignInStore(other);
    unneeded.open({ type: 1 });
    other.set(signedInSession(rosa));
    expect(unneeded.get()).toBeNull();
  });
});

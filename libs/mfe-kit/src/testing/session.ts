import { guestSession, signedInSession, type SessionUser } from '../session/session';
import { sessionStore } from '../session/session-store';

const rosa: SessionUser = { id: 'user-rosa', given_name: 'Rosa', profile_picture_url: null };

/** From here on the session is that of a gardener. @returns the gardener */
export function signInForTest(user: Partial<SessionUser> = {}): SessionUser {
  const gardener = { ...rosa, ...user };
  sessionStore.set(signedInSession(gardener));
  return gardener;
}

/** From here on the session is a guest's. */
export function signOutForTest(): void {
  sessionStore.set(guestSession);
}

import type { User } from '@planted/contracts';

/** The signed-in gardener as GET /api/me names them (1 §3). */
export type SessionUser = User;

/**
 * 'loading' until there is an answer, also while the question fails and is asked again: then `error` says why. Later
 * refreshes keep what is known until they are answered (1 §4). 'signed-in' with an error is the gardener who was here last,
 * while the server cannot be asked.
 */
export type Session =
  | { readonly status: 'loading'; readonly user: null; readonly error: Error | null }
  | { readonly status: 'guest'; readonly user: null; readonly error: Error | null }
  | { readonly status: 'signed-in'; readonly user: SessionUser; readonly error: Error | null };

export const loadingSession: Session = { status: 'loading', user: null, error: null };
export const guestSession: Session = { status: 'guest', user: null, error: null };

export function signedInSession(user: SessionUser, error: Error | null = null): Session {
  return { status: 'signed-in', user, error };
}

/** @returns the user in an answer of GET /api/me, or null where it holds none */
export function readUser(answer: unknown): SessionUser | null {
  const user = record(record(answer)?.['user']);
  if (user === null || typeof user['id'] !== 'string') return null;
  const { given_name: name, profile_picture_url: picture } = user;
  return {
    id: user['id'],
    given_name: typeof name === 'string' ? name : '',
    profile_picture_url: typeof picture === 'string' && picture !== '' ? picture : null,
  };
}

function record(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
}

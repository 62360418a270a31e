import {
  askRecoveryCall,
  clientConfigCall,
  demoSignInCall,
  logoutCall,
  meCall,
  openRecoveredSessionCall,
  prepareGoogleSignInCall,
  signOutEverywhereCall,
  type User,
  verifyGoogleTokenCall,
} from '@planted/contracts';
import { ApiError, request } from './request';
import { removeHint } from './session-keeper/hint-cookie';

export const fetchMe = async (): Promise<User> => (await request(meCall, {})).user;

/** What the server answers where there is nothing to sign out of (1 §8). */
const NOT_HERE: readonly number[] = [401, 403, 404];

/** Where the server knows no such session, this browser forgets it all the same (1 §8). */
async function leaveBy(signOut: () => Promise<unknown>): Promise<void> {
  try {
    await signOut();
  } catch (error) {
    if (!(error instanceof ApiError) || !NOT_HERE.includes(error.status)) throw error;
    removeHint();
  }
}

export const logOut = (): Promise<void> => leaveBy(() => request(logoutCall, {}));

/** Ends the gardener's sessions in all browsers, and of all clients of the sign-in service. */
export const signOutEverywhere = (): Promise<void> => leaveBy(() => request(signOutEverywhereCall, {}));

/** What the provider's button must ask for its credential with. */
export const prepareGoogleSignIn = async (): Promise<string> =>
  (await request(prepareGoogleSignInCall, {})).nonce;

/** @throws ApiError with the server's error, else 'Login failed' (1 §8). */
export const verifyGoogleToken = async (token: string): Promise<User> =>
  (await request(verifyGoogleTokenCall, { token }, { refusalText: 'Login failed' })).user;

export const demoSignIn = async (name?: string): Promise<User> =>
  (await request(demoSignInCall, name ? { name } : {})).user;

/** The answer is the same whether the address is a gardener's or not. */
export const askRecovery = async (email: string): Promise<void> => {
  await request(askRecoveryCall, { email });
};

/** @throws ApiError of status 403 for a link that is used up or too old, 409 for one that another browser asked for. */
export const openRecoveredSession = async (token: string): Promise<User> =>
  (await request(openRecoveredSessionCall, { token })).user;

export const fetchClientConfig = () => request(clientConfigCall, {});

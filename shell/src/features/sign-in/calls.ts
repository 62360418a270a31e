/** The calls of signing in and out, apart from the rest of the client so that they load alone. */
export {
  demoSignIn,
  fetchClientConfig,
  logOut,
  prepareGoogleSignIn,
  signOutEverywhere,
  verifyGoogleToken,
} from '@planted/api-client';

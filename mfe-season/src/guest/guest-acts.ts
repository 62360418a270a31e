import { openSignIn } from '@planted/mfe-kit';
import type { SeasonActs } from '../acts/use-season-acts';

/** What would have to be saved asks for a sign-in; the draft stays as it is. */
const askToSignIn = (): void => {
  openSignIn({ type: 2 });
};

export const guestActs: SeasonActs = {
  moveTo: askToSignIn,
  giveBack: askToSignIn,
  notYet: askToSignIn,
  finish: askToSignIn,
  unfinish: askToSignIn,
  fail: askToSignIn,
  seasonWith: () => undefined,
  put: askToSignIn,
  without: () => undefined,
  said: '',
};

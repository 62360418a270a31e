import type { AccountRecoveryState } from './use-account-recovery';

interface Words {
  readonly title: string;
  readonly text: string;
}

/** The page's text, by the outcome of the link. */
export const accountRecoveryWords: Readonly<Record<AccountRecoveryState, Words>> = {
  asking: {
    title: 'Get a Sign-In Link',
    text: "Enter your account's email address and we'll send you a sign-in link.",
  },
  entering: { title: 'Signing you in...', text: 'One moment, we are opening the gate.' },
  over: {
    title: 'This link no longer works',
    text: 'Each link works once and expires after one hour. Request a new one here.',
  },
  elsewhere: {
    title: 'This link was requested in another browser',
    text: 'For your security, it only works in the browser you requested it from. Open it there, or request a new one here.',
  },
  unreached: {
    title: 'We could not sign you in',
    text: 'The sign-in service did not answer. Your link is still good: check your connection, then try again.',
  },
  'not-kept': {
    title: 'We could not sign you in',
    text: 'Your browser is blocking our cookie. Allow cookies for this site, then request a new link.',
  },
};

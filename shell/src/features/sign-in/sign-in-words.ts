import type { SignInType } from '@planted/mfe-kit';

/** 1 §8 */
export const googleFailedText = 'Google login failed, please try again or sign in another way';

export interface SignInWords {
  readonly heading: string;
  readonly subtext?: string;
}

const words: Readonly<Record<SignInType, SignInWords>> = {
  1: {
    heading: 'Join the Planted family!',
    subtext: 'Track progress, get insights, and join the gardening community.',
  },
  2: {
    heading: 'Sign in to Save Your Gardens!',
    subtext: 'Build garden layouts and track the health of your gardens with our cutting edge tools.',
  },
  3: { heading: 'Sign in to Talk to Other Gardeners!' },
  other: { heading: 'Welcome!' },
};

/** What the sign-in overlay says, by why it opened (1 §2). */
export function signInWords(type: SignInType): SignInWords {
  return words[type] ?? words.other;
}

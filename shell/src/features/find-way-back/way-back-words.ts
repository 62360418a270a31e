import type { WayBackState } from './use-way-back';

interface Words {
  readonly title: string;
  readonly text: string;
}

/** What the page says, by what became of the link that led here. */
export const wayBackWords: Readonly<Record<WayBackState, Words>> = {
  asking: {
    title: 'Find your way back in',
    text: 'Tell us the e-mail address of your account, and we send you a link that signs you in.',
  },
  entering: { title: 'Signing you in…', text: 'One moment, we are opening the gate.' },
  over: {
    title: 'This link is used up',
    text: 'A link works once, and for one hour. Ask for a new one here.',
  },
  elsewhere: {
    title: 'This link belongs to another browser',
    text: 'It works only where it was asked for. Open it there, or ask for a new one here.',
  },
  unreached: {
    title: 'We could not sign you in',
    text: 'The sign-in service did not answer. Your link is still good: check your connection, then try again.',
  },
  'not-kept': {
    title: 'We could not sign you in',
    text: 'Your browser does not keep our cookie. Allow cookies for this site, and ask for a new link.',
  },
};

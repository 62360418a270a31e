import type { Mail } from '../mail/mailer';

interface RecoveryMail {
  readonly email: string;
  readonly givenName: string;
  /** What is to be opened, without the token. */
  readonly link: string;
  readonly token: string;
}

/** The message with a way in. The name is the only thing in it that somebody else wrote. */
export function recoveryMail({ email, givenName, link, token }: RecoveryMail): Mail {
  const wayIn = new URL(link);
  wayIn.search = new URLSearchParams({ token, type: 'recovery' }).toString();
  const lines = [
    `Hello ${givenName},`,
    'somebody, most likely you, has asked for a way into Planted without your usual sign-in:',
    wayIn.href,
    'The link works once, and for one hour. Open it in the browser in which you asked for it.',
    'If it was not you, there is nothing to do: without this message nobody gets in. Please pass it on to nobody.',
    'Happy gardening,\nPlanted',
  ];
  return { to: email, subject: 'Your way back into Planted', text: `${lines.join('\n\n')}\n` };
}

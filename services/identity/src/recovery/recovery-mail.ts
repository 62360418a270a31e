import type { Mail } from '../mail/mailer';

interface RecoveryMail {
  readonly userId: string;
  readonly email: string;
  readonly givenName: string;
  /** What is to be opened, without the token. */
  readonly link: string;
  readonly token: string;
}

/** The message with a way in. The name is the only thing in it that its user wrote. */
export function recoveryMail({ userId, email, givenName, link, token }: RecoveryMail): Mail {
  const wayIn = new URL(link);
  wayIn.search = new URLSearchParams({ token, type: 'recovery' }).toString();
  const lines = [
    `Hello ${givenName},`,
    'Someone, most likely you, asked for a link to sign in to Planted:',
    wayIn.href,
    'The link works once and expires in one hour. Open it in the same browser you asked from.',
    "If this wasn't you, ignore this email; no one can sign in without it. Please don't forward it.",
    'Happy gardening,\nPlanted',
  ];
  return { to: email, userId, subject: 'Your sign-in link for Planted', text: `${lines.join('\n\n')}\n` };
}

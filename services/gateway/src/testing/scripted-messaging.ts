import type { MessageContext, User } from '@planted/contracts';
import type { AnyMessage, Messaging } from '@planted/service-kit';

interface SentMessage {
  readonly name: string;
  readonly input: unknown;
  readonly context: MessageContext;
}

export interface ScriptedMessaging extends Messaging {
  /** What was sent, apart from looking up sessions. */
  readonly sent: SentMessage[];
  /** What the message of this name is answered from now on; an Error is thrown. */
  answer(name: string, output: unknown): void;
}

export const ADA: User = {
  id: '0190a000-0000-7000-8000-00000000ada0',
  given_name: 'Ada',
  profile_picture_url: null,
};
export const GRACE: User = { ...ADA, id: '0190a000-0000-7000-8000-0000000face0', given_name: 'Grace' };

/** Secrets of sessions that are open. */
export const ADAS_SESSION = 'a'.repeat(43);
export const GRACES_SESSION = 'g'.repeat(43);

/** The secret of Ada's session, an hour later. */
export const STALE_SESSION = 's'.repeat(43);

/** What a sign-in opens. */
export const NEW_SESSION = 'n'.repeat(43);
/** Until when it is good, in seconds since 1970. */
export const GOOD_UNTIL = 4_068_151_200;

const SESSIONS = new Map([
  [ADAS_SESSION, ADA],
  [GRACES_SESSION, GRACE],
  [STALE_SESSION, ADA],
]);

/** Scripted services: every message is recorded and gets the scripted response. */
export function createScriptedMessaging(): ScriptedMessaging {
  const sent: SentMessage[] = [];
  const opened = {
    user: ADA,
    sessionToken: NEW_SESSION,
    expiresAt: '2099-01-01T00:00:00.000Z',
    goodUntil: new Date(GOOD_UNTIL * 1000).toISOString(),
  };
  const answers = new Map<string, unknown>([
    ['open-session', opened],
    ['open-demo-session', opened],
    ['refresh-session', opened],
  ]);
  const send = async ({ name }: AnyMessage, input: unknown, context: MessageContext): Promise<unknown> => {
    if (name === 'find-session') {
      const { sessionToken } = input as { sessionToken: string };
      const user = SESSIONS.get(sessionToken);
      return user ? { user, isGood: sessionToken !== STALE_SESSION } : null;
    }
    sent.push({ name, input, context });
    const answer = answers.get(name);
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { sent, answer: (name, output) => void answers.set(name, output), send: send as Messaging['send'] };
}

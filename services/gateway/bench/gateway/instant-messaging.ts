import type { User } from '@planted/contracts';
import type { AnyMessage, Messaging } from '@planted/service-kit';

export const SESSION = 'a'.repeat(43);
const ADA: User = {
  id: '0190a000-0000-7000-8000-00000000ada0',
  given_name: 'Ada',
  profile_picture_url: null,
};

/** Services that know the answer: what is left is the work of whoever stands before them. */
export const instantMessaging: Messaging = {
  send: (async ({ name }: AnyMessage, input: { sessionToken?: string }) => {
    if (name !== 'find-session') return { plantsCount: 12 };
    return input.sessionToken === SESSION ? { user: ADA, isGood: true } : null;
  }) as Messaging['send'],
};

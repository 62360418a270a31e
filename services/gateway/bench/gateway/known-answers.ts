import { findSessionQuery, savePlantsCommand, type User } from '@planted/contracts';
import type { AnyMessage, Messaging, Responder } from '@planted/service-kit';

export const SESSION = 'a'.repeat(43);
const ADA: User = {
  id: '0190a000-0000-7000-8000-00000000ada0',
  given_name: 'Ada',
  profile_picture_url: null,
};

const sessionOf = (token: string | undefined) => (token === SESSION ? { user: ADA, isGood: true } : null);
const SAVED = { plantsCount: 12 };

/** Services that know the answer and are in the same process: what is left is the work of the server before them. */
export const instantMessaging: Messaging = {
  send: (async ({ name }: AnyMessage, input: { sessionToken?: string }) =>
    name === findSessionQuery.name ? sessionOf(input.sessionToken) : SAVED) as Messaging['send'],
};

/** The same services behind NATS. */
export const knowingResponders: readonly Responder[] = [
  {
    service: findSessionQuery.service,
    answers: new Map([
      [
        findSessionQuery.name,
        async ({ input }) => ({
          ok: true,
          output: sessionOf((input as { sessionToken?: string }).sessionToken),
        }),
      ],
    ]),
  },
  {
    service: savePlantsCommand.service,
    answers: new Map([[savePlantsCommand.name, async () => ({ ok: true, output: SAVED })]]),
  },
];

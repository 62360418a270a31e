import {
  endTokensCommand,
  idTokenGrant,
  logoutScope,
  openTokensCommand,
  readAccountQuery,
  readKeySetQuery,
  refreshGrant,
  refreshTokensCommand,
} from '@planted/contracts';
import { z } from 'zod';
import { type AskedAuth, type AuthRoute, bearerOf, parsed } from './auth-route';

const grantQuery = z.object({
  grant_type: z.enum(['refresh_token', 'id_token'], 'is not offered here'),
});
const logoutQuery = z.object({ scope: logoutScope });

async function answerGrant({ request: { query, body }, messaging, context }: AskedAuth) {
  const { grant_type } = parsed(grantQuery, query);
  return grant_type === 'refresh_token'
    ? messaging.send(refreshTokensCommand, parsed(refreshGrant, body), context)
    : messaging.send(openTokensCommand, parsed(idTokenGrant, body), context);
}

/** Every call of the sign-in service (1 §7). */
export const authRoutes: readonly AuthRoute[] = [
  {
    method: 'GET',
    path: '/.well-known/jwks.json',
    access: 'anyone',
    kind: 'call',
    answer: ({ messaging, context }) => messaging.send(readKeySetQuery, {}, context),
  },
  { method: 'POST', path: '/token', access: 'anyone', kind: 'sign-in', answer: answerGrant },
  {
    method: 'GET',
    path: '/user',
    access: 'bearer',
    kind: 'call',
    answer: ({ request, messaging, context }) =>
      messaging.send(readAccountQuery, { accessToken: bearerOf(request) }, context),
  },
  {
    method: 'POST',
    path: '/logout',
    access: 'bearer',
    kind: 'call',
    answer: ({ request, messaging, context }) => {
      const { scope } = parsed(logoutQuery, request.query);
      return messaging.send(endTokensCommand, { accessToken: bearerOf(request), scope }, context);
    },
  },
];

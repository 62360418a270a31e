import {
  addFactorCommand,
  challengeFactorCommand,
  endTokensCommand,
  factorAnswer,
  factorToAdd,
  idTokenGrant,
  logoutScope,
  openTokensCommand,
  readAccountQuery,
  readKeySetQuery,
  refreshGrant,
  refreshTokensCommand,
  removeFactorCommand,
  uuid,
  verifyFactorCommand,
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

const factorPath = z.object({ factorId: uuid });

/** Whose factor it is, and which. */
const ofFactor = ({ request }: AskedAuth) => ({
  accessToken: bearerOf(request),
  factorId: parsed(factorPath, request.params).factorId,
});

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
  {
    method: 'POST',
    path: '/factors',
    access: 'bearer',
    kind: 'sign-in',
    answer: ({ request, messaging, context }) => {
      const wish = parsed(factorToAdd, request.body);
      return messaging.send(addFactorCommand, { ...wish, accessToken: bearerOf(request) }, context);
    },
  },
  {
    method: 'DELETE',
    path: '/factors/:factorId',
    access: 'bearer',
    kind: 'sign-in',
    answer: (asked) => asked.messaging.send(removeFactorCommand, ofFactor(asked), asked.context),
  },
  {
    method: 'POST',
    path: '/factors/:factorId/challenge',
    access: 'bearer',
    kind: 'sign-in',
    answer: (asked) => asked.messaging.send(challengeFactorCommand, ofFactor(asked), asked.context),
  },
  {
    method: 'POST',
    path: '/factors/:factorId/verify',
    access: 'bearer',
    kind: 'sign-in',
    answer: (asked) => {
      const input = { ...parsed(factorAnswer, asked.request.body), ...ofFactor(asked) };
      return asked.messaging.send(verifyFactorCommand, input, asked.context);
    },
  },
];

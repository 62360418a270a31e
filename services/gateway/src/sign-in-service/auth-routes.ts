import {
  addFactorCommand,
  challengeFactorCommand,
  endTokensCommand,
  exchangeCodeCommand,
  factorAnswer,
  factorToAdd,
  idTokenGrant,
  linkIdentityCommand,
  logoutScope,
  openTokensCommand,
  pkceGrant,
  readAccountQuery,
  readKeySetQuery,
  refreshGrant,
  refreshTokensCommand,
  removeFactorCommand,
  unlinkIdentityCommand,
  uuid,
  verifyFactorCommand,
} from '@planted/contracts';
import { z } from 'zod';
import { type AskedAuth, type AuthRoute, bearerOf, parsed } from './auth-route';
import { authorize, authorizeLink, CALLBACK, receive } from './authorize';
import { askRecovery, followRecovery, verifyRecovery } from './recovery';

const grantQuery = z.object({
  grant_type: z.enum(['refresh_token', 'id_token', 'pkce'], 'is not supported'),
});
const logoutQuery = z.object({ scope: logoutScope });

async function answerGrant({ request, messaging, context }: AskedAuth) {
  const { grant_type } = parsed(grantQuery, request.query);
  if (grant_type === 'refresh_token')
    return messaging.send(refreshTokensCommand, parsed(refreshGrant, request.body), context);
  if (grant_type === 'pkce')
    return messaging.send(exchangeCodeCommand, parsed(pkceGrant, request.body), context);
  const grant = parsed(idTokenGrant, request.body);
  return grant.link_identity
    ? messaging.send(linkIdentityCommand, { ...grant, accessToken: bearerOf(request) }, context)
    : messaging.send(openTokensCommand, grant, context);
}

const identityPath = z.object({ identityId: uuid });
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
  { method: 'POST', path: '/recover', access: 'anyone', kind: 'recovery', answer: askRecovery },
  { method: 'GET', path: '/verify', access: 'anyone', kind: 'sign-in', answer: followRecovery },
  { method: 'POST', path: '/verify', access: 'anyone', kind: 'sign-in', answer: verifyRecovery },
  { method: 'GET', path: '/authorize', access: 'anyone', kind: 'sign-in', answer: authorize },
  { method: 'GET', path: CALLBACK, access: 'anyone', kind: 'sign-in', answer: receive },
  {
    method: 'GET',
    path: '/user/identities/authorize',
    access: 'bearer',
    kind: 'sign-in',
    answer: authorizeLink,
  },
  {
    method: 'DELETE',
    path: '/user/identities/:identityId',
    access: 'bearer',
    kind: 'sign-in',
    answer: ({ request, messaging, context }) => {
      const { identityId } = parsed(identityPath, request.params);
      return messaging.send(unlinkIdentityCommand, { accessToken: bearerOf(request), identityId }, context);
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

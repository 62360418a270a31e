import { z } from 'zod';
import * as http from '../http/auth';
import { defineCommand, defineQuery, nothing } from '../message';
import { uuid } from '../text';

/** A bearer token, not yet believed. */
const accessToken = z.string().min(1).max(4096);

export const readKeySetQuery = defineQuery({
  service: 'identity',
  name: 'read-key-set',
  input: nothing,
  output: http.keySet,
});

export const openTokensCommand = defineCommand({
  service: 'identity',
  name: 'open-tokens',
  input: http.idTokenGrant,
  output: http.tokens,
});

/** The code is spent; a session is opened, or an identity is linked in the session that asked. */
export const exchangeCodeCommand = defineCommand({
  service: 'identity',
  name: 'exchange-code',
  input: http.pkceGrant,
  output: http.tokens,
});

/** A further identity for the caller. */
export const linkIdentityCommand = defineCommand({
  service: 'identity',
  name: 'link-identity',
  input: http.idTokenGrant.extend({ accessToken }),
  output: http.tokens,
});

/** Never the last one. */
export const unlinkIdentityCommand = defineCommand({
  service: 'identity',
  name: 'unlink-identity',
  input: z.object({ accessToken, identityId: uuid }),
  output: nothing,
});

/** Writes to the person with this address, if there is one; the response does not reveal whether there is. */
export const askRecoveryCommand = defineCommand({
  service: 'identity',
  name: 'ask-recovery',
  input: z.object({
    email: z.string(),
    redirectTo: z.string(),
    codeChallenge: http.codeChallenge.optional(),
    /** What the link in the message opens, with the token in its query. */
    link: z.string(),
  }),
  output: nothing,
});

/**
 * Where a person continues who has opened the link of a message, and the code for the client that asked with a
 * challenge.
 */
export const followRecoveryCommand = defineCommand({
  service: 'identity',
  name: 'follow-recovery',
  input: z.object({ token: z.string() }),
  output: z.object({ redirectTo: z.string(), code: z.string().optional() }),
});

/** Spends the token of a message that was asked for without a challenge, and opens a session. */
export const verifyRecoveryCommand = defineCommand({
  service: 'identity',
  name: 'verify-recovery',
  input: z.object({ token: z.string(), email: z.string().optional() }),
  output: http.tokens,
});

/** The refresh token is spent and has one successor; spent twice, it ends its session. */
export const refreshTokensCommand = defineCommand({
  service: 'identity',
  name: 'refresh-tokens',
  input: http.refreshGrant,
  output: http.tokens,
});

export const readAccountQuery = defineQuery({
  service: 'identity',
  name: 'read-account',
  input: z.object({ accessToken }),
  output: http.account,
});

export const endTokensCommand = defineCommand({
  service: 'identity',
  name: 'end-tokens',
  input: z.object({ accessToken, scope: http.logoutScope }),
  output: nothing,
});

const ofFactor = z.object({ accessToken, factorId: uuid });

/** A second factor that does not count until its first code is verified. */
export const addFactorCommand = defineCommand({
  service: 'identity',
  name: 'add-factor',
  input: http.factorToAdd.extend({ accessToken }),
  output: http.addedFactor,
});

export const challengeFactorCommand = defineCommand({
  service: 'identity',
  name: 'challenge-factor',
  input: ofFactor,
  output: http.factorChallenge,
});

/** A right code lifts the session to aal2. */
export const verifyFactorCommand = defineCommand({
  service: 'identity',
  name: 'verify-factor',
  input: ofFactor.extend(http.factorAnswer.shape),
  output: http.tokens,
});

export const removeFactorCommand = defineCommand({
  service: 'identity',
  name: 'remove-factor',
  input: ofFactor,
  output: z.object({ id: uuid }),
});

import { z } from 'zod';
import * as http from '../http/auth';
import { defineCommand, defineQuery, nothing } from '../message';

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

import { z } from 'zod';
import { freeText, uuid } from '../text';

/** Where the sign-in service answers (1 §7); its paths and bodies are those of the protocol that its clients speak. */
export const AUTH_BASE = '/auth/v1';

/** Assurance: signed in, or signed in and a second factor verified in this session (1 §6). */
export const assuranceLevel = z.enum(['aal1', 'aal2']);
export type AssuranceLevel = z.infer<typeof assuranceLevel>;

/** A public key as RFC 7517 writes it. */
export const publicKey = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  kid: z.string(),
  alg: z.literal('ES256'),
  use: z.literal('sig'),
});
export const keySet = z.object({ keys: z.array(publicKey) });

/** A second factor as its owner sees it; its secret shows once, when it is enrolled. */
export const authFactor = z.object({
  id: uuid,
  friendly_name: z.string(),
  factor_type: z.literal('totp'),
  status: z.enum(['unverified', 'verified']),
  created_at: z.string(),
  updated_at: z.string(),
});
export type AuthFactor = z.infer<typeof authFactor>;

/** An account elsewhere by which its owner signs in. */
export const authIdentity = z.object({
  /** What the provider calls the person. */
  id: z.string(),
  identity_id: uuid,
  user_id: uuid,
  provider: z.string(),
  identity_data: z.object({ sub: z.string(), given_name: z.string(), picture: z.string().nullable() }),
  created_at: z.string(),
  updated_at: z.string(),
  last_sign_in_at: z.string(),
});
export type AuthIdentity = z.infer<typeof authIdentity>;

/** The person of an access token. */
export const account = z.object({
  id: uuid,
  aud: z.literal('authenticated'),
  role: z.literal('authenticated'),
  app_metadata: z.object({ provider: z.string(), providers: z.array(z.string()) }),
  user_metadata: z.object({ given_name: z.string(), picture: z.string().nullable() }),
  identities: z.array(authIdentity),
  factors: z.array(authFactor),
  created_at: z.string(),
  is_anonymous: z.literal(false),
});
export type Account = z.infer<typeof account>;

/** A session as the client keeps it (1 §3). */
export const tokens = z.object({
  access_token: z.string(),
  token_type: z.literal('bearer'),
  /** Seconds from now. */
  expires_in: z.number().int(),
  /** Seconds since 1970. */
  expires_at: z.number().int(),
  refresh_token: z.string(),
  user: account,
});
export type Tokens = z.infer<typeof tokens>;

const secret = z.string().min(1).max(200);

/** POST /token?grant_type=refresh_token */
export const refreshGrant = z.object({ refresh_token: secret });

/** POST /token?grant_type=id_token: a token that the identity provider signed, and the nonce that it was asked for with. */
export const idTokenGrant = z.object({
  provider: z.literal('google', 'is not supported').optional(),
  id_token: z.string().min(1).max(8192),
  nonce: z.string().min(1).max(500).optional(),
  /** Links the token's identity to the caller, instead of signing in by it. */
  link_identity: z.boolean().optional(),
});

/** POST /token?grant_type=pkce: what a redirect brought, and the secret of the client that began it (RFC 7636). */
export const pkceGrant = z.object({
  auth_code: secret,
  code_verifier: z.string().regex(/^[\w.~-]{43,128}$/, 'must be 43 to 128 characters'),
});

/** S256 of a code verifier. */
export const codeChallenge = z.string().regex(/^[\w-]{43}$/, 'must be the S256 of a code verifier');

/** Trimmed; whether there is such an address, only a message to it shows. */
export const emailAddress = z.string().trim().min(3, 'must be an email address').max(254, 'is too long');

/** POST /recover: clients send what they have no use for as null. */
export const recovery = z.object({
  email: emailAddress,
  code_challenge: codeChallenge.nullish(),
  code_challenge_method: z
    .string()
    .regex(/^s256$/i, 'must be s256')
    .nullish(),
});

const recoveryType = z.literal('recovery', 'is not supported');

/** GET /verify: the link of a message. */
export const recoveryLink = z.object({ token: secret, type: recoveryType });

/** POST /verify: what the link brought, or the link's token and the address that it was sent to. */
export const recoveryProof = z.union([
  z.object({ type: recoveryType, token_hash: secret }),
  z.object({ type: recoveryType, token: secret, email: emailAddress }),
]);

/** POST /logout?scope=…: every session of the person, this one, or all but this one. */
export const logoutScope = z.enum(['global', 'local', 'others']).default('global');

/** POST /factors */
export const factorToAdd = z.object({
  factor_type: z.string().max(40),
  friendly_name: freeText(60).optional(),
  issuer: freeText(60).optional(),
});

/** What an authenticator app needs, shown this once. */
export const addedFactor = z.object({
  id: uuid,
  type: z.literal('totp'),
  friendly_name: z.string(),
  totp: z.object({
    /** An SVG. */
    qr_code: z.string(),
    /** Base 32. */
    secret: z.string(),
    uri: z.string(),
  }),
});

export const factorChallenge = z.object({
  id: uuid,
  type: z.literal('totp'),
  /** Seconds since 1970. */
  expires_at: z.number().int(),
});

/** POST /factors/{factorId}/verify */
export const factorAnswer = z.object({
  challenge_id: uuid,
  code: z.string().regex(/^\d{6}$/, 'must be six digits'),
});

/** What every failed call of the sign-in service answers. */
export const authErrorAnswer = z.object({ code: z.number().int(), error_code: z.string(), msg: z.string() });
export type AuthErrorAnswer = z.infer<typeof authErrorAnswer>;

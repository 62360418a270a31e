import { PassportStrategy } from '@nestjs/passport';
import {
  beginRedirectCommand,
  type InputOf,
  type MessageContext,
  type OutputOf,
  type takeRedirectCommand,
} from '@planted/contracts';
import type { Messaging } from '@planted/service-kit';
import { type GoogleCallbackParameters, Strategy } from 'passport-google-oauth20';
import type { StateStore } from 'passport-oauth2';
import type { GoogleClient } from './google-client';

/** Its name among passport's strategies. */
export const GOOGLE = 'google';

/** Who it is, and what to call them. */
const SCOPE = ['openid', 'email', 'profile'];

/** A request as passport and the strategy read it. */
export interface PassportRequest {
  readonly query: { readonly code?: string; readonly state?: string };
  /** What is kept of the redirect that this browser comes back from; none where it is only leaving. */
  readonly taken?: OutputOf<typeof takeRedirectCommand>;
  /** Set by the guard: with someone's ID token, which is not believed yet; false where the answer holds none. */
  user?: { readonly idToken: string } | false;
}

/** What is to be kept while a browser is at Google's; the strategy adds the code verifier. */
export interface KeptState extends Omit<InputOf<typeof beginRedirectCommand>, 'codeVerifier'> {
  readonly context: MessageContext;
}

type Done = (error: unknown, value?: unknown, state?: unknown) => void;

/** Keeps states with identity. passport-oauth2 chooses what it hands in by the number of parameters. */
class RedirectStates {
  constructor(private readonly messaging: Messaging) {}

  store(
    _request: PassportRequest,
    codeVerifier: string,
    { context, ...kept }: KeptState,
    _meta: unknown,
    done: Done,
  ) {
    this.messaging
      .send(beginRedirectCommand, { ...kept, codeVerifier }, context)
      .then(({ state }) => done(null, state), done);
  }

  /** The state was good once, and has been taken already: the guard also needs it where Google sends no code. */
  verify({ taken }: PassportRequest, state: string, _meta: unknown, done: Done) {
    done(null, taken?.codeVerifier, state);
  }
}

/** Passport's strategy for Google, with state, nonce and PKCE (OpenID Connect Core §3.1). */
export class GoogleStrategy extends PassportStrategy(Strategy, GOOGLE, true) {
  constructor({ id, secret, authorizationUrl, tokenUrl }: GoogleClient, messaging: Messaging) {
    super({
      clientID: id,
      clientSecret: secret,
      authorizationURL: authorizationUrl,
      tokenURL: tokenUrl,
      scope: SCOPE,
      pkce: true,
      state: true,
      // The ID token says it all.
      skipUserProfile: true,
      // The published types know stores without PKCE only.
      store: new RedirectStates(messaging) as unknown as StateStore,
    });
  }

  /** The strategy hands these four to whoever takes four. */
  validate(
    _access: string,
    _refresh: string,
    answer: GoogleCallbackParameters,
    _profile: unknown,
  ): { idToken: string } | false {
    return answer.id_token === undefined ? false : { idToken: answer.id_token };
  }

  /** The gardener chooses which account; the ID token answers to the nonce. */
  override authorizationParams(options: { nonce?: string }): object {
    const { nonce } = options;
    return { ...super.authorizationParams(options), prompt: 'select_account', ...(nonce && { nonce }) };
  }
}

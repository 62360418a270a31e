import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import passport from 'passport';
import { type GoogleCallbackParameters, Strategy } from 'passport-google-oauth20';
import type { StateStore, VerifyCallback } from 'passport-oauth2';
import type { GoogleClient } from './google-client';

/** Longest exchange of a code, in milliseconds: a gardener waits for it. */
const EXCHANGED_WITHIN = 5_000;
/** Who it is, and what to call them. */
const SCOPE = ['openid', 'email', 'profile'];

/** How the strategy keeps what belongs to a state. passport-oauth2 chooses by the number of parameters. */
interface KeptStates {
  store(request: unknown, codeVerifier: string, state: unknown, meta: unknown, done: Done): void;
  verify(request: unknown, state: string, meta: unknown, done: Done): void;
}
type Done = (error: unknown, value?: unknown, state?: unknown) => void;

class GoogleStrategy extends Strategy {
  constructor(
    { id, secret, authorizationUrl, tokenUrl }: GoogleClient,
    states: KeptStates,
    agent: HttpAgent,
  ) {
    super(
      {
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
        store: states as unknown as StateStore,
      },
      (
        _access: string,
        _refresh: string,
        answer: GoogleCallbackParameters,
        _profile: unknown,
        done: VerifyCallback,
      ) => done(null, answer.id_token === undefined ? false : { idToken: answer.id_token }),
    );
    this._oauth2.setAgent(agent);
  }

  /** The gardener chooses which account; the ID token answers to the nonce. */
  override authorizationParams(options: { nonce?: string }): object {
    const { nonce } = options;
    return { ...super.authorizationParams(options), prompt: 'select_account', ...(nonce && { nonce }) };
  }
}

const never = () => {
  throw new Error('this step keeps no state');
};

/**
 * Where to send a browser that shall sign in.
 * @param begin keeps the code verifier and answers the state to leave with
 */
export async function addressToLeaveFor(
  client: GoogleClient,
  { callbackURL, nonce }: { callbackURL: string; nonce: string },
  begin: (codeVerifier: string) => Promise<string>,
): Promise<string> {
  const store: KeptStates['store'] = (_request, codeVerifier, _state, _meta, done) => {
    begin(codeVerifier).then((state) => done(null, state), done);
  };
  const strategy = new GoogleStrategy(client, { store, verify: never }, new HttpsAgent());
  const { address } = await run(strategy, {}, { callbackURL, nonce });
  if (address === undefined) throw new Error('the strategy did not return a redirect');
  return address;
}

/**
 * Exchanges the code that a browser came back with.
 * @returns the ID token, which is not believed yet
 * @throws when Google refuses, does not answer in time, or answers without one
 */
export async function exchangeCode(
  client: GoogleClient,
  {
    callbackURL,
    code,
    state,
    codeVerifier,
  }: Record<'callbackURL' | 'code' | 'state' | 'codeVerifier', string>,
): Promise<string> {
  const agent = new URL(client.tokenUrl).protocol === 'https:' ? new HttpsAgent() : new HttpAgent();
  const tooLate = setTimeout(() => agent.destroy(), EXCHANGED_WITHIN);
  try {
    const verify: KeptStates['verify'] = (_request, _state, _meta, done) => done(null, codeVerifier, state);
    const strategy = new GoogleStrategy(client, { store: never, verify }, agent);
    const { idToken } = await run(strategy, { code, state }, { callbackURL });
    if (idToken === undefined) throw new Error('the response has no ID token');
    return idToken;
  } finally {
    clearTimeout(tooLate);
    agent.destroy();
  }
}

/** Runs the strategy once, by a passport of its own: what Express would be told is the answer here. */
function run(
  strategy: GoogleStrategy,
  query: Record<string, string>,
  options: { callbackURL: string; nonce?: string },
): Promise<{ address?: string; idToken?: string }> {
  return new Promise((resolve, reject) => {
    let address = '';
    const response = {
      setHeader: (name: string, value: string) => {
        if (name === 'Location') address = value;
      },
      end: () => resolve({ address }),
    };
    const settle = (error: unknown, person: { idToken: string } | false | null) => {
      if (error) reject(error);
      else resolve(person ? { idToken: person.idToken } : {});
    };
    const authenticate = new passport.Passport()
      .use('google', strategy)
      .authenticate('google', { session: false, ...options }, settle);
    authenticate({ query }, response, reject);
  });
}

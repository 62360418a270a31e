import { randomBytes } from 'node:crypto';
import {
  beginRedirectCommand,
  type InputOf,
  type MessageContext,
  type RedirectGoal,
  takeRedirectCommand,
} from '@planted/contracts';
import { type Messaging, RefusalError } from '@planted/service-kit';
import type { Logger } from 'pino';
import type { GoogleClient } from './google-client';
import { addressToLeaveFor, exchangeCode } from './google-strategy';

/** What a browser brings back from Google (RFC 6749 §4.1.2). */
export interface BroughtBack {
  readonly state?: string | undefined;
  readonly code?: string | undefined;
  readonly error?: string | undefined;
}

/** A browser is back from Google: with somebody's ID token, which is not believed yet, or without. */
export type Arrival = { readonly goal: RedirectGoal; readonly state: string } & (
  | { readonly kind: 'identified'; readonly idToken: string; readonly nonce: string }
  | { readonly kind: 'denied' | 'failed' }
);

export type Leaving = Pick<InputOf<typeof beginRedirectCommand>, 'goal' | 'browser' | 'accessToken'>;

/** Nest token of `GoogleRedirect | null`. */
export const GOOGLE_REDIRECT = Symbol('GOOGLE_REDIRECT');

const NONCE_BYTES = 32;

/** Sends browsers to Google, with state, nonce and PKCE, and receives them (OpenID Connect Core §3.1). */
export class GoogleRedirect {
  constructor(
    private readonly client: GoogleClient,
    private readonly messaging: Messaging,
    private readonly log: Logger,
  ) {}

  /** Where browsers find the product. */
  get origin(): string {
    return this.client.origin;
  }

  /** Where to send the browser. `callback` is the path, here, that it is sent back to. */
  async leave(leaving: Leaving, callback: string, context: MessageContext): Promise<string> {
    const nonce = randomBytes(NONCE_BYTES).toString('base64url');
    return addressToLeaveFor(
      this.client,
      { callbackURL: this.origin + callback, nonce },
      async (codeVerifier) => {
        const begun = { ...leaving, codeVerifier, nonce };
        return (await this.messaging.send(beginRedirectCommand, begun, context)).state;
      },
    );
  }

  /** @throws RefusalError for a browser that was not sent from here, or not with this goal. */
  async arrive(
    { state = '', code, error }: BroughtBack,
    {
      callback,
      kinds,
      browser,
    }: { callback: string; kinds: readonly RedirectGoal['kind'][]; browser?: string | undefined },
    context: MessageContext,
  ): Promise<Arrival> {
    const taken = await this.messaging.send(takeRedirectCommand, { state, browser }, context);
    const { goal, codeVerifier, nonce } = taken;
    if (!kinds.includes(goal.kind)) {
      const message = 'This sign-in was started in another browser';
      throw new RefusalError({ code: 'invalid', reason: 'bad_oauth_state', message });
    }
    if (error === 'access_denied') return { kind: 'denied', goal, state };
    if (code === undefined) return this.failed(goal, state, `Google answered ${error}`);
    try {
      const callbackURL = this.origin + callback;
      const idToken = await exchangeCode(this.client, { callbackURL, code, state, codeVerifier });
      return { kind: 'identified', goal, state, idToken, nonce };
    } catch (cause) {
      return this.failed(goal, state, cause instanceof Error ? cause.message : 'it failed');
    }
  }

  private failed(goal: RedirectGoal, state: string, reason: string): Arrival {
    this.log.warn({ reason }, 'a sign-in by redirect failed');
    return { kind: 'failed', goal, state };
  }
}

import { randomBytes } from 'node:crypto';
import { createParamDecorator, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host.js';
import { AuthGuard, type AuthGuardAuthenticateOptions } from '@nestjs/passport';
import { type MessageContext, type RedirectGoal, takeRedirectCommand } from '@planted/contracts';
import { LOG, MESSAGING, type Messaging, RefusalError } from '@planted/service-kit';
import type { FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { endWithin } from './end-within';
import { GOOGLE_CLIENT, type GoogleClient } from './google-client';
import { GOOGLE, type KeptState, type PassportRequest } from './google-strategy';

/** What a browser brings back from Google (RFC 6749 §4.1.2). */
export interface BroughtBack {
  readonly state?: string | undefined;
  readonly code?: string | undefined;
  readonly error?: string | undefined;
}

/** A browser is back from Google: with an ID token, which is not verified yet, or without. */
export type Arrival = { readonly goal: RedirectGoal; readonly state: string } & (
  | { readonly kind: 'identified'; readonly idToken: string; readonly nonce: string }
  | { readonly kind: 'denied' | 'failed' }
);

export type Leaving = Pick<KeptState, 'goal' | 'browser' | 'accessToken'>;

/** Where a browser may arrive, and from what it may have left for. */
export interface Landing {
  readonly callback: string;
  readonly kinds: readonly RedirectGoal['kind'][];
  readonly browser?: string | undefined;
}

const NONCE_BYTES = 32;
/** Longest exchange of a code, in milliseconds: a gardener waits for it. */
const EXCHANGE_TIMEOUT_MS = 5_000;

/** What passport says to Express's response when the strategy redirects; the address goes to `leave`. */
class PassportResponse {
  statusCode = 200;
  private address = '';
  constructor(private readonly leave: (address: string) => void) {}
  setHeader(name: string, value: string): void {
    if (name === 'Location') this.address = value;
  }
  end(): void {
    this.leave(this.address);
  }
}

const found = new WeakMap<FastifyRequest, unknown>();

/** What the route's guard has found: where the browser goes, or who is back. */
export const FromGuard = createParamDecorator((_: unknown, context: ExecutionContext) =>
  found.get(context.switchToHttp().getRequest<FastifyRequest>()),
);

/**
 * Nest's guard around passport's strategy for Google. Passport answers to Express's response; here a route answers
 * itself, so that cookies, headers and errors stay Fastify's, and a route may answer with the address in JSON.
 */
@Injectable()
export class GoogleGuard extends AuthGuard(GOOGLE) {
  constructor(
    @Inject(GOOGLE_CLIENT) private readonly client: GoogleClient | null,
    @Inject(MESSAGING) private readonly messaging: Messaging,
    @Inject(LOG) protected readonly log: Logger,
  ) {
    super();
  }

  /** @throws RefusalError where sign-in by redirect is not set up */
  protected expectClient(): GoogleClient {
    if (this.client) return this.client;
    throw new RefusalError({ code: 'not-found', message: 'Not found' });
  }

  /** Where to send the browser. `callback` is the path, here, that it is sent back to. */
  async leave(leaving: Leaving, callback: string, context: MessageContext): Promise<string> {
    const nonce = randomBytes(NONCE_BYTES).toString('base64url');
    const state: KeptState = { ...leaving, nonce, context };
    const options = { callbackURL: this.expectClient().origin + callback, nonce, state };
    return new Promise((resolve, reject) => {
      const left = () => reject(new Error('the strategy did not return a redirect'));
      this.authenticate({ query: {} }, options, resolve).then(left, reject);
    });
  }

  /** @throws RefusalError for a browser that was not sent from here, or not with this goal. */
  async arrive(
    { state = '', code, error }: BroughtBack,
    { callback, kinds, browser }: Landing,
    context: MessageContext,
  ): Promise<Arrival> {
    const taken = await this.messaging.send(takeRedirectCommand, { state, browser }, context);
    const { goal, nonce } = taken;
    if (!kinds.includes(goal.kind)) {
      const message = 'This sign-in was started in another browser';
      throw new RefusalError({ code: 'invalid', reason: 'bad_oauth_state', message });
    }
    if (error === 'access_denied') return { kind: 'denied', goal, state };
    try {
      if (code === undefined) throw new Error(`Google answered ${error}`);
      const request: PassportRequest = { query: { code, state }, taken };
      const options = { callbackURL: this.expectClient().origin + callback };
      await endWithin(EXCHANGE_TIMEOUT_MS, () => this.authenticate(request, options));
      if (!request.user) throw new Error('the response has no ID token');
      return { kind: 'identified', goal, state, idToken: request.user.idToken, nonce };
    } catch (cause) {
      logFailedRedirect(this.log, cause);
      return { kind: 'failed', goal, state };
    }
  }

  protected handOver(context: ExecutionContext, what: unknown): true {
    found.set(context.switchToHttp().getRequest<FastifyRequest>(), what);
    return true;
  }

  override getAuthenticateOptions(execution: ExecutionContext): AuthGuardAuthenticateOptions {
    return execution.getArgByIndex(2);
  }

  override handleRequest<User>(error: unknown, user: User): User {
    if (error) throw error;
    return user;
  }

  private async authenticate(
    request: PassportRequest,
    options: object,
    leave: (address: string) => void = () => undefined,
  ): Promise<void> {
    await super.canActivate(new ExecutionContextHost([request, new PassportResponse(leave), options]));
  }
}

export const logFailedRedirect = (log: Logger, cause: unknown): void =>
  log.warn({ reason: cause instanceof Error ? cause.message : cause }, 'a sign-in by redirect failed');

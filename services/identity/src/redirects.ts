import { Inject, Injectable } from '@nestjs/common';
import type { beginRedirectCommand, InputOf, RedirectGoal } from '@planted/contracts';
import { CLOCK, type Clock, POOL } from '@planted/service-kit';
import type { Pool } from 'pg';
import { hashOf, newSessionToken } from './sessions/session-token';
import * as refuse from './tokens/auth-refusal';

/** How long a user may take at the provider's page, in milliseconds. */
const REDIRECT_LASTS = 10 * 60_000;

/** What is remembered while the browser is at the provider; a link also remembers whose it will be. */
export type RememberedGoal = RedirectGoal & {
  readonly link?: { readonly userId: string; readonly sessionId: string };
};

interface RedirectRow {
  readonly goal: RememberedGoal;
  readonly code_verifier: string;
  readonly nonce: string;
  readonly browser_hash: Buffer | null;
  readonly expires_at: Date;
}

export type BegunRedirect = Pick<InputOf<typeof beginRedirectCommand>, 'codeVerifier' | 'nonce' | 'browser'>;

/** Browsers that are on their way to the identity provider and back. Each comes back once, with the state it left with. */
@Injectable()
export class Redirects {
  constructor(
    @Inject(POOL) private readonly pool: Pool,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @returns the state to leave with */
  async begin(goal: RememberedGoal, { codeVerifier, nonce, browser }: BegunRedirect): Promise<string> {
    const now = this.clock();
    const state = newSessionToken();
    await this.pool.query('delete from identity.redirects where expires_at < $1', [now]);
    await this.pool.query(
      `insert into identity.redirects (state_hash, browser_hash, goal, code_verifier, nonce, expires_at)
       values ($1, $2, $3, $4, $5, $6)`,
      [
        hashOf(state),
        browser === undefined ? null : hashOf(browser),
        JSON.stringify(goal),
        codeVerifier,
        nonce,
        new Date(now.getTime() + REDIRECT_LASTS),
      ],
    );
    return state;
  }

  /** The browser is back. @throws RefusalError for a state that is not known, was taken, or left with another browser. */
  async take(state: string, browser: string | undefined): Promise<RedirectRow> {
    const { rows } = await this.pool.query<RedirectRow>(
      `update identity.redirects set taken_at = $2 where state_hash = $1 and taken_at is null
       returning goal, code_verifier, nonce, browser_hash, expires_at`,
      [hashOf(state), this.clock()],
    );
    const [row] = rows;
    if (!row || row.expires_at <= this.clock()) throw refuse.stateUnknown();
    const isSameBrowser =
      row.browser_hash === null || (browser !== undefined && hashOf(browser).equals(row.browser_hash));
    if (!isSameBrowser) throw refuse.stateUnknown();
    return row;
  }

  /** What a browser that is back was about, once. @throws RefusalError */
  async complete(state: string): Promise<Pick<RedirectRow, 'goal' | 'nonce'>> {
    const { rows } = await this.pool.query<RedirectRow>(
      `delete from identity.redirects where state_hash = $1 and taken_at is not null and expires_at > $2
       returning goal, nonce`,
      [hashOf(state), this.clock()],
    );
    const [row] = rows;
    if (!row) throw refuse.stateUnknown();
    return row;
  }
}

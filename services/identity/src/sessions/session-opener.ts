import { Inject, Injectable } from '@nestjs/common';
import type { openSessionCommand, OutputOf } from '@planted/contracts';
import { People } from '../sign-in/people';
import { BrowserSessions } from './browser-sessions';

/** The one way into the product: an ID token is verified, and its person gets a new session. */
@Injectable()
export class SessionOpener {
  constructor(
    @Inject(People) private readonly people: People,
    @Inject(BrowserSessions) private readonly sessions: BrowserSessions,
  ) {}

  /** @throws RefusalError 'not-signed-in' for a token that is not believed. */
  async openWith(idToken: string, nonce?: string): Promise<OutputOf<typeof openSessionCommand>> {
    const { id, givenName, picture } = await this.people.resolveUser(idToken, nonce);
    return this.sessions.open({ id, given_name: givenName, profile_picture_url: picture });
  }
}

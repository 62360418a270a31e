import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type openSessionCommand, type OutputOf } from '@planted/contracts';
import { CLOCK, type Clock } from '@planted/service-kit';
import { LessThan, type Repository } from 'typeorm';
import { People } from '../sign-in/people';
import { SessionEntity } from './session.entity';
import { hashOf, newSessionToken } from './session-token';

/** How long a sign-in lasts, in milliseconds: 30 days. */
const SESSION_LASTS = 30 * 24 * 3_600_000;

/** The one way into the product: an ID token is verified, and its person gets a new session. */
@Injectable()
export class SessionOpener {
  constructor(
    @Inject(People) private readonly people: People,
    @InjectRepository(SessionEntity) private readonly sessions: Repository<SessionEntity>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws RefusalError 'not-signed-in' for a token that is not believed. */
  async openWith(idToken: string): Promise<OutputOf<typeof openSessionCommand>> {
    const user = await this.people.recognise(idToken);
    const now = this.clock();
    const sessionToken = newSessionToken();
    const expiresAt = new Date(now.getTime() + SESSION_LASTS);
    await this.sessions.delete({ userId: user.id, expiresAt: LessThan(now) });
    await this.sessions.insert({
      tokenHash: hashOf(sessionToken),
      userId: user.id,
      createdAt: now,
      expiresAt,
      revokedAt: null,
    });
    return {
      user: { id: user.id, given_name: user.givenName, profile_picture_url: user.picture },
      sessionToken,
      expiresAt: expiresAt.toISOString(),
    };
  }
}

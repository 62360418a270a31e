import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type openSessionCommand, type OutputOf } from '@planted/contracts';
import { CLOCK, type Clock, NEW_ID, type NewId, RefusalError, unavailable } from '@planted/service-kit';
import { LessThan, type Repository } from 'typeorm';
import { type FindTrustedIssuer, TRUSTED_ISSUER } from '../sign-in/trusted-issuer';
import { IdTokenRefusedError, type VerifiedIdentity, verifyIdToken } from '../sign-in/verify-id-token';
import { UserEntity } from '../users/user.entity';
import { SessionEntity } from './session.entity';
import { hashOf, newSessionToken } from './session-token';

/** How long a sign-in lasts, in milliseconds: 30 days. */
const SESSION_LASTS = 30 * 24 * 3_600_000;

/** The one way into the product: an ID token is verified, and its person gets a new session. */
@Injectable()
export class SessionOpener {
  constructor(
    @InjectRepository(UserEntity) private readonly users: Repository<UserEntity>,
    @InjectRepository(SessionEntity) private readonly sessions: Repository<SessionEntity>,
    @Inject(TRUSTED_ISSUER) private readonly trustedIssuer: FindTrustedIssuer,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(NEW_ID) private readonly newId: NewId,
  ) {}

  /** @throws RefusalError 'not-signed-in' for a token that is not believed. */
  async openWith(idToken: string): Promise<OutputOf<typeof openSessionCommand>> {
    const now = this.clock();
    const user = await this.remember(await this.verify(idToken, now), now);
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

  private async verify(idToken: string, now: Date): Promise<VerifiedIdentity> {
    const trusted = await this.trustedIssuer();
    if (!trusted) throw new RefusalError({ code: 'not-found', message: 'Sign-in is not set up here' });
    try {
      return await verifyIdToken(idToken, trusted, now);
    } catch (error) {
      if (error instanceof IdTokenRefusedError) {
        throw new RefusalError({ code: 'not-signed-in', message: 'Login failed' });
      }
      throw unavailable('The sign-in provider does not answer at the moment', error);
    }
  }

  /** Keeps name and picture as the provider last told them. */
  private async remember(identity: VerifiedIdentity, now: Date): Promise<UserEntity> {
    const { issuer, subject } = identity;
    await this.users
      .createQueryBuilder()
      .insert()
      .values({ id: this.newId(), createdAt: now, ...identity })
      .orUpdate(['given_name', 'profile_picture_url'], ['issuer', 'subject'])
      .execute();
    return this.users.findOneByOrFail({ issuer, subject });
  }
}

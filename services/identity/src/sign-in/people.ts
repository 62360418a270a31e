import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { CLOCK, type Clock, NEW_ID, type NewId, RefusalError, unavailable } from '@planted/service-kit';
import type { Repository } from 'typeorm';
import { UserEntity } from '../users/user.entity';
import { type FindTrustedIssuer, TRUSTED_ISSUER } from './trusted-issuer';
import { IdTokenRefusedError, type VerifiedIdentity, verifyIdToken } from './verify-id-token';

const loginFailed = () =>
  new RefusalError({ code: 'not-signed-in', reason: 'bad_jwt', message: 'Login failed' });

/** Knows people by the ID tokens that their provider signs. */
@Injectable()
export class People {
  constructor(
    @InjectRepository(UserEntity) private readonly users: Repository<UserEntity>,
    @Inject(TRUSTED_ISSUER) private readonly trustedIssuer: FindTrustedIssuer,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(NEW_ID) private readonly newId: NewId,
  ) {}

  /**
   * The person of a token; a newcomer is remembered.
   * @throws RefusalError 'not-signed-in' for a token that is not believed.
   */
  async recognise(idToken: string): Promise<UserEntity> {
    const now = this.clock();
    return this.remember(await this.verify(idToken, now), now);
  }

  /** As `recognise`, for a client that asked the provider with a nonce or without: the token must say the same. */
  async recogniseFor(idToken: string, nonce: string | undefined): Promise<UserEntity> {
    const now = this.clock();
    const identity = await this.verify(idToken, now);
    if (!isNonceOf(identity, nonce)) throw loginFailed();
    return this.remember(identity, now);
  }

  private async verify(idToken: string, now: Date): Promise<VerifiedIdentity> {
    const trusted = await this.trustedIssuer();
    if (!trusted) throw new RefusalError({ code: 'not-found', message: 'Sign-in is not set up here' });
    try {
      return await verifyIdToken(idToken, trusted, now);
    } catch (error) {
      if (error instanceof IdTokenRefusedError) throw loginFailed();
      throw unavailable('The sign-in provider does not answer at the moment', error);
    }
  }

  /** Keeps name and picture as the provider last told them. */
  private async remember(identity: VerifiedIdentity, now: Date): Promise<UserEntity> {
    const { issuer, subject, givenName, picture } = identity;
    await this.users
      .createQueryBuilder()
      .insert()
      .values({ id: this.newId(), createdAt: now, issuer, subject, givenName, picture })
      .orUpdate(['given_name', 'profile_picture_url'], ['issuer', 'subject'])
      .execute();
    return this.users.findOneByOrFail({ issuer, subject });
  }
}

/** Providers are handed the nonce itself or its SHA-256 in hex. */
function isNonceOf({ nonce }: VerifiedIdentity, asked: string | undefined): boolean {
  if (nonce === undefined || asked === undefined) return nonce === asked;
  return nonce === asked || nonce === createHash('sha256').update(asked).digest('hex');
}

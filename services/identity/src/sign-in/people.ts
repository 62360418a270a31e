import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock, RefusalError, unavailable } from '@planted/service-kit';
import { Identities } from '../identities';
import { EmailAddresses } from '../recovery/email-addresses';
import { type FindTrustedIssuer, TRUSTED_ISSUER } from './trusted-issuer';
import { IdTokenRefusedError, type VerifiedIdentity, verifyIdToken } from './verify-id-token';

const loginFailed = () =>
  new RefusalError({ code: 'not-signed-in', reason: 'bad_jwt', message: 'Login failed' });

/** A person who has signed in. */
export interface Person {
  readonly id: string;
  readonly givenName: string;
  readonly picture: string | null;
}

/** Knows people by the ID tokens that their provider signs. */
@Injectable()
export class People {
  constructor(
    @Inject(TRUSTED_ISSUER) private readonly trustedIssuer: FindTrustedIssuer,
    @Inject(Identities) private readonly identities: Identities,
    @Inject(EmailAddresses) private readonly addresses: EmailAddresses,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * The person of a token that was asked for with this nonce, or with none; a newcomer is remembered.
   * @throws RefusalError 'not-signed-in' for a token that is not believed.
   */
  async resolveUser(idToken: string, nonce: string | undefined): Promise<Person> {
    const { email, ...identity } = await this.verified(idToken, nonce);
    const { givenName, picture } = identity;
    const id = await this.identities.signIn(identity);
    if (email !== undefined) await this.addresses.remember(id, email);
    return { id, givenName, picture };
  }

  /** As `resolveUser`, but no one is signed in: whoever's identity it is, or no one's yet. */
  async identify(idToken: string, nonce: string | undefined): Promise<VerifiedIdentity> {
    const { issuer, subject, givenName, picture } = await this.verified(idToken, nonce);
    return { issuer, subject, givenName, picture };
  }

  private async verified(idToken: string, nonce: string | undefined): Promise<VerifiedIdentity> {
    const identity = await this.verify(idToken);
    if (!isNonceOf(identity, nonce)) throw loginFailed();
    return identity;
  }

  private async verify(idToken: string): Promise<VerifiedIdentity> {
    const trusted = await this.trustedIssuer();
    if (!trusted) throw new RefusalError({ code: 'not-found', message: 'Sign-in is not set up here' });
    try {
      return await verifyIdToken(idToken, trusted, this.clock());
    } catch (error) {
      if (error instanceof IdTokenRefusedError) throw loginFailed();
      throw unavailable("The sign-in provider isn't responding. Please try again.", error);
    }
  }
}

/** Providers are handed the nonce itself or its SHA-256 in hex. */
function isNonceOf({ nonce }: VerifiedIdentity, asked: string | undefined): boolean {
  if (nonce === undefined || asked === undefined) return nonce === asked;
  return nonce === asked || nonce === createHash('sha256').update(asked).digest('hex');
}

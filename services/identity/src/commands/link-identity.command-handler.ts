import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { linkIdentityCommand } from '@planted/contracts';
import { type Handles, requestFor } from '@planted/service-kit';
import { Identities } from '../identities';
import { People } from '../sign-in/people';
import { Accounts } from '../tokens/accounts';
import { TokenSessions } from '../tokens/token-sessions';

export class LinkIdentityCommand extends requestFor(linkIdentityCommand) {}

@CommandHandler(LinkIdentityCommand)
export class LinkIdentityHandler implements Handles<typeof linkIdentityCommand> {
  constructor(
    @Inject(TokenSessions) private readonly sessions: TokenSessions,
    @Inject(Accounts) private readonly accounts: Accounts,
    @Inject(People) private readonly people: People,
    @Inject(Identities) private readonly identities: Identities,
  ) {}

  async execute({ input }: LinkIdentityCommand) {
    const claims = await this.sessions.resolveClaims(input.accessToken);
    await this.accounts.expectSecondFactor(claims);
    await this.identities.link(claims.userId, await this.people.identify(input.id_token, input.nonce));
    return this.sessions.renew(claims.sessionId);
  }
}

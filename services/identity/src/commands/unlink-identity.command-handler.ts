import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { unlinkIdentityCommand } from '@planted/contracts';
import { type Handles, requestFor } from '@planted/service-kit';
import { Identities } from '../identities';
import { Accounts } from '../tokens/accounts';
import { TokenSessions } from '../tokens/token-sessions';

export class UnlinkIdentityCommand extends requestFor(unlinkIdentityCommand) {}

@CommandHandler(UnlinkIdentityCommand)
export class UnlinkIdentityHandler implements Handles<typeof unlinkIdentityCommand> {
  constructor(
    @Inject(TokenSessions) private readonly sessions: TokenSessions,
    @Inject(Accounts) private readonly accounts: Accounts,
    @Inject(Identities) private readonly identities: Identities,
  ) {}

  async execute({ input }: UnlinkIdentityCommand) {
    const claims = await this.sessions.resolveClaims(input.accessToken);
    await this.accounts.expectSecondFactor(claims);
    await this.identities.unlink(claims.userId, input.identityId);
    return {};
  }
}

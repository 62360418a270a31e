import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { verifyRecoveryCommand } from '@planted/contracts';
import { type Handles, requestFor } from '@planted/service-kit';
import { EmailAddresses } from '../recovery/email-addresses';
import { Recoveries } from '../recovery/recoveries';
import { recoveryOver } from '../tokens/auth-refusal';
import { TokenSessions } from '../tokens/token-sessions';

export class VerifyRecoveryCommand extends requestFor(verifyRecoveryCommand) {}

@CommandHandler(VerifyRecoveryCommand)
export class VerifyRecoveryHandler implements Handles<typeof verifyRecoveryCommand> {
  constructor(
    @Inject(Recoveries) private readonly recoveries: Recoveries,
    @Inject(EmailAddresses) private readonly addresses: EmailAddresses,
    @Inject(TokenSessions) private readonly sessions: TokenSessions,
  ) {}

  async execute({ input: { token, email } }: VerifyRecoveryCommand) {
    if (email !== undefined) {
      const { userId } = await this.recoveries.read(token);
      if ((await this.addresses.find(email))?.userId !== userId) throw recoveryOver();
    }
    const { userId } = await this.recoveries.spendFor(token, null);
    return this.sessions.open(userId, 'recovery');
  }
}

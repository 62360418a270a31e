import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { verifyFactorCommand } from '@planted/contracts';
import { type Handles, requestFor } from '@planted/service-kit';
import { FactorVerification } from '../factors/factor-verification';
import { TokenSessions } from '../tokens/token-sessions';

export class VerifyFactorCommand extends requestFor(verifyFactorCommand) {}

@CommandHandler(VerifyFactorCommand)
export class VerifyFactorHandler implements Handles<typeof verifyFactorCommand> {
  constructor(
    @Inject(TokenSessions) private readonly sessions: TokenSessions,
    @Inject(FactorVerification) private readonly factors: FactorVerification,
  ) {}

  async execute({ input }: VerifyFactorCommand) {
    const claims = await this.sessions.resolveClaims(input.accessToken);
    return this.factors.verify(claims, input.factorId, input.challenge_id, input.code);
  }
}

import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { challengeFactorCommand } from '@planted/contracts';
import { type Handles, requestFor } from '@planted/service-kit';
import { FactorVerification } from '../factors/factor-verification';
import { TokenSessions } from '../tokens/token-sessions';

export class ChallengeFactorCommand extends requestFor(challengeFactorCommand) {}

@CommandHandler(ChallengeFactorCommand)
export class ChallengeFactorHandler implements Handles<typeof challengeFactorCommand> {
  constructor(
    @Inject(TokenSessions) private readonly sessions: TokenSessions,
    @Inject(FactorVerification) private readonly factors: FactorVerification,
  ) {}

  async execute({ input }: ChallengeFactorCommand) {
    const claims = await this.sessions.resolveClaims(input.accessToken);
    return this.factors.challenge(claims, input.factorId);
  }
}

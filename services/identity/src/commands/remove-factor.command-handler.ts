import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { removeFactorCommand } from '@planted/contracts';
import { type Handles, requestFor } from '@planted/service-kit';
import { FactorEnrolment } from '../factors/factor-enrolment';
import { TokenSessions } from '../tokens/token-sessions';

export class RemoveFactorCommand extends requestFor(removeFactorCommand) {}

@CommandHandler(RemoveFactorCommand)
export class RemoveFactorHandler implements Handles<typeof removeFactorCommand> {
  constructor(
    @Inject(TokenSessions) private readonly sessions: TokenSessions,
    @Inject(FactorEnrolment) private readonly factors: FactorEnrolment,
  ) {}

  async execute({ input }: RemoveFactorCommand) {
    const claims = await this.sessions.resolveClaims(input.accessToken);
    await this.factors.remove(claims, input.factorId);
    return { id: input.factorId };
  }
}

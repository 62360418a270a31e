import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { addFactorCommand } from '@planted/contracts';
import { type Handles, requestFor } from '@planted/service-kit';
import { FactorEnrolment } from '../factors/factor-enrolment';
import { TokenSessions } from '../tokens/token-sessions';

export class AddFactorCommand extends requestFor(addFactorCommand) {}

@CommandHandler(AddFactorCommand)
export class AddFactorHandler implements Handles<typeof addFactorCommand> {
  constructor(
    @Inject(TokenSessions) private readonly sessions: TokenSessions,
    @Inject(FactorEnrolment) private readonly factors: FactorEnrolment,
  ) {}

  async execute({ input }: AddFactorCommand) {
    const claims = await this.sessions.resolveClaims(input.accessToken);
    return this.factors.add(claims, input);
  }
}

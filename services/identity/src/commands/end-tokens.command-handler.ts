import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { endTokensCommand } from '@planted/contracts';
import { type Handles, requestFor } from '@planted/service-kit';
import { TokenSessions } from '../tokens/token-sessions';

export class EndTokensCommand extends requestFor(endTokensCommand) {}

@CommandHandler(EndTokensCommand)
export class EndTokensHandler implements Handles<typeof endTokensCommand> {
  constructor(@Inject(TokenSessions) private readonly sessions: TokenSessions) {}

  async execute({ input }: EndTokensCommand) {
    await this.sessions.end(await this.sessions.resolveClaims(input.accessToken), input.scope);
    return {};
  }
}

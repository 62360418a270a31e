import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { refreshTokensCommand } from '@planted/contracts';
import { type Handles, requestFor } from '@planted/service-kit';
import { TokenSessions } from '../tokens/token-sessions';

export class RefreshTokensCommand extends requestFor(refreshTokensCommand) {}

@CommandHandler(RefreshTokensCommand)
export class RefreshTokensHandler implements Handles<typeof refreshTokensCommand> {
  constructor(@Inject(TokenSessions) private readonly sessions: TokenSessions) {}

  execute({ input }: RefreshTokensCommand) {
    return this.sessions.refresh(input.refresh_token);
  }
}

import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { openTokensCommand } from '@planted/contracts';
import { type Handles, requestFor } from '@planted/service-kit';
import { People } from '../sign-in/people';
import { TokenSessions } from '../tokens/token-sessions';

export class OpenTokensCommand extends requestFor(openTokensCommand) {}

@CommandHandler(OpenTokensCommand)
export class OpenTokensHandler implements Handles<typeof openTokensCommand> {
  constructor(
    @Inject(People) private readonly people: People,
    @Inject(TokenSessions) private readonly sessions: TokenSessions,
  ) {}

  async execute({ input }: OpenTokensCommand) {
    const { id } = await this.people.resolveUser(input.id_token, input.nonce);
    return this.sessions.open(id, 'oauth');
  }
}

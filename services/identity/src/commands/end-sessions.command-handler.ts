import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { endSessionsCommand } from '@planted/contracts';
import { type Handles, requestFor, signedIn } from '@planted/service-kit';
import { BrowserSessions } from '../sessions/browser-sessions';
import { TokenSessions } from '../tokens/token-sessions';

export class EndSessionsCommand extends requestFor(endSessionsCommand) {}

/** Signs the gardener out everywhere: in every browser, and of every client of the sign-in service. */
@CommandHandler(EndSessionsCommand)
export class EndSessionsHandler implements Handles<typeof endSessionsCommand> {
  constructor(
    @Inject(BrowserSessions) private readonly browsers: BrowserSessions,
    @Inject(TokenSessions) private readonly clients: TokenSessions,
  ) {}

  async execute({ context }: EndSessionsCommand) {
    const userId = signedIn(context);
    await this.browsers.closeAllOf(userId);
    await this.clients.endAllOf(userId);
    return {};
  }
}

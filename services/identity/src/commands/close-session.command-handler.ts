import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { closeSessionCommand } from '@planted/contracts';
import { type Handles, requestFor } from '@planted/service-kit';
import { BrowserSessions } from '../sessions/browser-sessions';

export class CloseSessionCommand extends requestFor(closeSessionCommand) {}

/** From now on the session's cookie opens nothing; closing again, or what was never open, is no error. */
@CommandHandler(CloseSessionCommand)
export class CloseSessionHandler implements Handles<typeof closeSessionCommand> {
  constructor(@Inject(BrowserSessions) private readonly sessions: BrowserSessions) {}

  async execute({ input }: CloseSessionCommand) {
    await this.sessions.close(input.sessionToken);
    return {};
  }
}

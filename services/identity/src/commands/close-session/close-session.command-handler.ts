import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { closeSessionCommand } from '@planted/contracts';
import { type Handles, requestFor } from '@planted/service-kit';
import { BrowserSessions } from '../../sessions/browser-sessions';

export class CloseSession extends requestFor(closeSessionCommand) {}

/** From now on the session's cookie opens nothing; closing again, or what was never open, is no error. */
@CommandHandler(CloseSession)
export class CloseSessionHandler implements Handles<typeof closeSessionCommand> {
  constructor(@Inject(BrowserSessions) private readonly sessions: BrowserSessions) {}

  async execute({ input }: CloseSession) {
    await this.sessions.close(input.sessionToken);
    return {};
  }
}

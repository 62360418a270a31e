import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { refreshSessionCommand } from '@planted/contracts';
import { type Handles, requestFor } from '@planted/service-kit';
import { BrowserSessions } from '../sessions/browser-sessions';

export class RefreshSessionCommand extends requestFor(refreshSessionCommand) {}

@CommandHandler(RefreshSessionCommand)
export class RefreshSessionHandler implements Handles<typeof refreshSessionCommand> {
  constructor(@Inject(BrowserSessions) private readonly sessions: BrowserSessions) {}

  execute({ input }: RefreshSessionCommand) {
    return this.sessions.refresh(input.sessionToken);
  }
}

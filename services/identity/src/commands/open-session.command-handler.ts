import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { openSessionCommand } from '@planted/contracts';
import { type Handles, requestFor } from '@planted/service-kit';
import { SessionOpener } from '../sessions/session-opener';

export class OpenSessionCommand extends requestFor(openSessionCommand) {}

@CommandHandler(OpenSessionCommand)
export class OpenSessionHandler implements Handles<typeof openSessionCommand> {
  constructor(@Inject(SessionOpener) private readonly sessions: SessionOpener) {}

  execute({ input }: OpenSessionCommand) {
    return this.sessions.openWith(input.idToken, input.nonce);
  }
}

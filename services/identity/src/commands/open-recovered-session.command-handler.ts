import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { openRecoveredSessionCommand } from '@planted/contracts';
import { type Handles, requestFor } from '@planted/service-kit';
import { Recoveries } from '../recovery/recoveries';
import { BrowserSessions } from '../sessions/browser-sessions';
import { Accounts } from '../tokens/accounts';

export class OpenRecoveredSessionCommand extends requestFor(openRecoveredSessionCommand) {}

/** The way back in by mail, for the browser that asked. */
@CommandHandler(OpenRecoveredSessionCommand)
export class OpenRecoveredSessionHandler implements Handles<typeof openRecoveredSessionCommand> {
  constructor(
    @Inject(Recoveries) private readonly recoveries: Recoveries,
    @Inject(Accounts) private readonly accounts: Accounts,
    @Inject(BrowserSessions) private readonly sessions: BrowserSessions,
  ) {}

  async execute({ input: { token, codeVerifier } }: OpenRecoveredSessionCommand) {
    const { userId } = await this.recoveries.spendFor(token, codeVerifier);
    const { id, user_metadata: person } = await this.accounts.read(userId);
    return this.sessions.open({ id, given_name: person.given_name, profile_picture_url: person.picture });
  }
}

import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { exchangeCodeCommand } from '@planted/contracts';
import { type Handles, requestFor } from '@planted/service-kit';
import { AuthCodes } from '../auth-codes';
import { Identities } from '../identities';
import { TokenSessions } from '../tokens/token-sessions';

export class ExchangeCodeCommand extends requestFor(exchangeCodeCommand) {}

/** Opens a session, or completes a link in the session that asked for it. */
@CommandHandler(ExchangeCodeCommand)
export class ExchangeCodeHandler implements Handles<typeof exchangeCodeCommand> {
  constructor(
    @Inject(AuthCodes) private readonly codes: AuthCodes,
    @Inject(Identities) private readonly identities: Identities,
    @Inject(TokenSessions) private readonly sessions: TokenSessions,
  ) {}

  async execute({ input }: ExchangeCodeCommand) {
    const { userId, method, link } = await this.codes.redeem(input.auth_code, input.code_verifier);
    if (!link) return this.sessions.open(userId, method);
    await this.sessions.expectOpen(link.sessionId);
    await this.identities.link(userId, link.identity);
    return this.sessions.renew(link.sessionId);
  }
}

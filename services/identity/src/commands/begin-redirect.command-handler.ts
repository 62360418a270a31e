import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { beginRedirectCommand } from '@planted/contracts';
import { type Handles, requestFor } from '@planted/service-kit';
import { Redirects } from '../redirects';
import { Accounts } from '../tokens/accounts';
import { TokenSessions } from '../tokens/token-sessions';

export class BeginRedirectCommand extends requestFor(beginRedirectCommand) {}

@CommandHandler(BeginRedirectCommand)
export class BeginRedirectHandler implements Handles<typeof beginRedirectCommand> {
  constructor(
    @Inject(Redirects) private readonly redirects: Redirects,
    @Inject(TokenSessions) private readonly sessions: TokenSessions,
    @Inject(Accounts) private readonly accounts: Accounts,
  ) {}

  async execute({ input }: BeginRedirectCommand) {
    const { goal, accessToken } = input;
    if (goal.kind !== 'link') return { state: await this.redirects.begin(goal, input) };
    const claims = await this.sessions.resolveClaims(accessToken ?? '');
    await this.accounts.expectSecondFactor(claims);
    const { userId, sessionId } = claims;
    return { state: await this.redirects.begin({ ...goal, link: { userId, sessionId } }, input) };
  }
}

import { Inject } from '@nestjs/common';
import { QueryHandler } from '@nestjs/cqrs';
import { readAccountQuery } from '@planted/contracts';
import { type Handles, requestFor } from '@planted/service-kit';
import { Accounts } from '../tokens/accounts';
import { TokenSessions } from '../tokens/token-sessions';

export class ReadAccountQuery extends requestFor(readAccountQuery) {}

@QueryHandler(ReadAccountQuery)
export class ReadAccountHandler implements Handles<typeof readAccountQuery> {
  constructor(
    @Inject(TokenSessions) private readonly sessions: TokenSessions,
    @Inject(Accounts) private readonly accounts: Accounts,
  ) {}

  async execute({ input }: ReadAccountQuery) {
    const { userId } = await this.sessions.resolveClaims(input.accessToken);
    return this.accounts.read(userId);
  }
}

import { Inject } from '@nestjs/common';
import { QueryHandler } from '@nestjs/cqrs';
import { findSessionQuery } from '@planted/contracts';
import { type Handles, requestFor } from '@planted/service-kit';
import { BrowserSessions } from '../sessions/browser-sessions';

export class FindSessionQuery extends requestFor(findSessionQuery) {}

@QueryHandler(FindSessionQuery)
export class FindSessionHandler implements Handles<typeof findSessionQuery> {
  constructor(@Inject(BrowserSessions) private readonly sessions: BrowserSessions) {}

  execute({ input }: FindSessionQuery) {
    return this.sessions.find(input.sessionToken);
  }
}

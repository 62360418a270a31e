import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import { closeSessionCommand } from '@planted/contracts';
import { CLOCK, type Clock, type Handles, requestFor } from '@planted/service-kit';
import { IsNull, type Repository } from 'typeorm';
import { SessionEntity } from '../../sessions/session.entity';
import { hashOf } from '../../sessions/session-token';

export class CloseSession extends requestFor(closeSessionCommand) {}

/** From now on the session's cookie opens nothing; closing again, or what was never open, is no error. */
@CommandHandler(CloseSession)
export class CloseSessionHandler implements Handles<typeof closeSessionCommand> {
  constructor(
    @InjectRepository(SessionEntity) private readonly sessions: Repository<SessionEntity>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ input }: CloseSession) {
    const open = { tokenHash: hashOf(input.sessionToken), revokedAt: IsNull() };
    await this.sessions.update(open, { revokedAt: this.clock() });
    return {};
  }
}

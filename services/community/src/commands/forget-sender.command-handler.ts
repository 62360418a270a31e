import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { forgetSenderCommand } from '@planted/contracts';
import { type Handles, POOL, requestFor, signedIn } from '@planted/service-kit';
import type { Pool } from 'pg';
import { forgetSender } from '../forget-sender';

export class ForgetSenderCommand extends requestFor(forgetSenderCommand) {}

@CommandHandler(ForgetSenderCommand)
export class ForgetSenderHandler implements Handles<typeof forgetSenderCommand> {
  constructor(@Inject(POOL) private readonly pool: Pool) {}

  async execute({ input, context }: ForgetSenderCommand): Promise<Record<string, never>> {
    signedIn(context);
    await forgetSender(this.pool, input.email);
    return {};
  }
}

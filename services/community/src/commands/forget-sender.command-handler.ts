import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { forgetSenderCommand } from '@planted/contracts';
import { type Handles, POOL, requestFor, signedIn } from '@planted/service-kit';
import type { Pool } from 'pg';

export class ForgetSenderCommand extends requestFor(forgetSenderCommand) {}

/**
 * A guest's messages from the address; those that gardeners sent go with their senders. Neither case nor the form of
 * letters makes it another address.
 */
@CommandHandler(ForgetSenderCommand)
export class ForgetSenderHandler implements Handles<typeof forgetSenderCommand> {
  constructor(@Inject(POOL) private readonly pool: Pool) {}

  async execute({ input, context }: ForgetSenderCommand): Promise<Record<string, never>> {
    signedIn(context);
    await this.pool.query(
      `delete from community.contact_messages
       where gardener_id is null and lower(trim(normalize(email, nfc))) = lower(trim(normalize($1, nfc)))`,
      [input.email],
    );
    return {};
  }
}

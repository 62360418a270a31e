import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import { sendContactMessageCommand } from '@planted/contracts';
import { type Clock, CLOCK, type Handles, keyReused, requestFor } from '@planted/service-kit';
import type { Repository } from 'typeorm';
import { v5 as uuidv5 } from 'uuid';
import { ContactMessageEntity } from '../contact-message.entity';

export class SendContactMessageCommand extends requestFor(sendContactMessageCommand) {}

/** Namespace (RFC 9562 §6.5) of messages' ids. */
const MESSAGES = '1b0c1d1e-92a3-4d1f-8a55-3c8f5d0a7e61';

/** Keeps a message for the operator; the same command from the same address is kept once. */
@CommandHandler(SendContactMessageCommand)
export class SendContactMessageHandler implements Handles<typeof sendContactMessageCommand> {
  constructor(
    @InjectRepository(ContactMessageEntity) private readonly messages: Repository<ContactMessageEntity>,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  async execute({ input, context }: SendContactMessageCommand): Promise<Record<string, never>> {
    const { email, message } = input;
    const id = uuidv5(`${context.commandId} ${email}`, MESSAGES);
    const gardenerId = context.actor?.userId ?? null;
    const written = { id, gardenerId, email, message, createdAt: this.now() };
    await this.messages.createQueryBuilder().insert().values(written).orIgnore().execute();
    const kept = await this.messages.findOneBy({ id });
    if (kept?.message === message) return {};
    throw keyReused();
  }
}

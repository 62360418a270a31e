import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { DELETE_CONFIRMATION, deleteAccountCommand, forgetSenderCommand } from '@planted/contracts';
import type { EventStore } from '@planted/event-sourcing';
import {
  type Clock,
  CLOCK,
  EVENT_STORE,
  type Handles,
  MESSAGING,
  type Messaging,
  NEW_ID,
  type NewId,
  notLoggedIn,
  POOL,
  RefusalError,
  requestFor,
  signedIn,
} from '@planted/service-kit';
import type { Pool } from 'pg';
import { MAILER, type Mailer } from '../mail/mailer';
import { EmailAddresses } from '../recovery/email-addresses';
import { forgetAccount } from '../users/forget-account';

export class DeleteAccountCommand extends requestFor(deleteAccountCommand) {}

/** Forgets the gardener who asks and has confirmed it. */
@CommandHandler(DeleteAccountCommand)
export class DeleteAccountHandler implements Handles<typeof deleteAccountCommand> {
  constructor(
    @Inject(POOL) private readonly pool: Pool,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(CLOCK) private readonly now: Clock,
    @Inject(NEW_ID) private readonly newId: NewId,
    @Inject(EmailAddresses) private readonly addresses: EmailAddresses,
    @Inject(MAILER) private readonly mailer: Mailer,
    @Inject(MESSAGING) private readonly messaging: Messaging,
  ) {}

  async execute({ input, context }: DeleteAccountCommand) {
    const gardenerId = signedIn(context);
    const confirmed = plain(input.confirm);
    if (confirmed !== DELETE_CONFIRMATION && confirmed !== plain(await this.nameOf(gardenerId))) {
      const message = `Type '${DELETE_CONFIRMATION}' or your name to confirm`;
      throw new RefusalError({ code: 'invalid', field: 'confirm', message });
    }
    const { store, now, newId, addresses, mailer } = this;
    const forgetSender = (email: string) => this.messaging.send(forgetSenderCommand, { email }, context);
    await forgetAccount(
      { store, now, newId, addresses, mailer, forgetSender },
      { gardenerId, by: gardenerId, correlationId: context.correlationId },
    );
    return {};
  }

  private async nameOf(gardenerId: string): Promise<string> {
    const { rows } = await this.pool.query<{ given_name: string }>(
      'select given_name from identity.users where id = $1',
      [gardenerId],
    );
    const [user] = rows;
    if (!user) throw notLoggedIn();
    return user.given_name;
  }
}

/** Neither case nor the form of letters decides whether the user meant it. */
const plain = (text: string): string => text.normalize('NFKC').trim().toLowerCase();

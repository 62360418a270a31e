import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { type OutputOf, sendMorningMailCommand } from '@planted/contracts';
import { type Handles, requestFor, signedIn, unavailable } from '@planted/service-kit';
import { MAILER, type Mailer } from '../mail/mailer';
import { wasRefused } from '../mail/was-refused';
import { MorningMails } from '../morning-mail/morning-mails';
import { EmailAddresses } from '../recovery/email-addresses';

export class SendMorningMailCommand extends requestFor(sendMorningMailCommand) {}

const notTakenOver = () => unavailable('The letter could not be sent now');

/** Writes to the actor, once for a day. A letter that a mail server may have is never sent again (decision 0192). */
@CommandHandler(SendMorningMailCommand)
export class SendMorningMailHandler implements Handles<typeof sendMorningMailCommand> {
  constructor(
    @Inject(EmailAddresses) private readonly addresses: EmailAddresses,
    @Inject(MorningMails) private readonly mails: MorningMails,
    @Inject(MAILER) private readonly mailer: Mailer,
  ) {}

  /** @throws RefusalError unavailable where it can be tried again later */
  async execute({
    input,
    context,
  }: SendMorningMailCommand): Promise<OutputOf<typeof sendMorningMailCommand>> {
    const userId = signedIn(context);
    const to = await this.addresses.of(userId);
    if (to === undefined) return { outcome: 'no-address' };
    const { day, subject, text, unsubscribe } = input;
    const state = await this.mails.begin(userId, day);
    if (state === 'under-way') throw notTakenOver();
    if (state !== 'mine') return { outcome: state };
    try {
      await this.mailer.send({ to, userId, subject, text, unsubscribe });
    } catch (error) {
      if (!wasRefused(error)) return { outcome: 'unsure' };
      await this.mails.takeBack(userId, day);
      // Without its cause, which may quote the address.
      throw notTakenOver();
    }
    await this.mails.finish(userId, day);
    return { outcome: 'sent' };
  }
}

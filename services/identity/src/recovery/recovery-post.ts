import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { LOG } from '@planted/service-kit';
import type { Logger } from 'pino';
import { MAILER, type Mailer } from '../mail/mailer';
import { EmailAddresses } from './email-addresses';
import { type AskedRecovery, Recoveries } from './recoveries';
import { recoveryMail } from './recovery-mail';

export interface AskedPost extends AskedRecovery {
  readonly email: string;
  readonly link: string;
}

/** Milliseconds before a message is tried again that was not taken over; as often as there are entries. */
const PAUSES = [1_000, 5_000];

/**
 * Writes to people who ask for a way in. Whoever asks is answered before anything is looked up, so that neither the
 * answer nor its time reveals whether an address is known.
 */
@Injectable()
export class RecoveryPost implements OnModuleDestroy {
  private readonly underWay = new Set<Promise<void>>();

  constructor(
    @Inject(EmailAddresses) private readonly addresses: EmailAddresses,
    @Inject(Recoveries) private readonly recoveries: Recoveries,
    @Inject(MAILER) private readonly mailer: Mailer,
    @Inject(LOG) private readonly log: Logger,
  ) {}

  ask(asked: AskedPost): void {
    const post = this.write(asked).catch((err: unknown) =>
      this.log.error({ err: nameOf(err) }, 'recovery email not sent'),
    );
    this.underWay.add(post);
    void post.finally(() => this.underWay.delete(post));
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all(this.underWay);
  }

  private async write({ email, link, ...asked }: AskedPost): Promise<void> {
    const person = await this.addresses.find(email);
    if (!person) return;
    const token = await this.recoveries.begin(person.userId, asked);
    if (token === undefined) return;
    const mail = recoveryMail({ ...person, link, token });
    for (const pause of PAUSES) {
      if (
        await this.mailer.send(mail).then(
          () => true,
          () => false,
        )
      )
        return;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
    await this.mailer.send(mail);
  }
}

/** What a mail server says may quote the address. */
const nameOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown';

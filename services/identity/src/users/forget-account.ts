import type { Mailer } from '../mail/mailer';
import type { EmailAddresses } from '../recovery/email-addresses';
import { forgetGardener, type ForgetGardenerParts, type ForgetGardenerRequest } from './forget-gardener';

export interface ForgetAccountParts extends ForgetGardenerParts {
  readonly addresses: Pick<EmailAddresses, 'of'>;
  readonly mailer: Pick<Mailer, 'forget'>;
  /** Deletes what guests sent from the address. */
  forgetSender(email: string): Promise<unknown>;
}

/**
 * Forgets a gardener as `forgetGardener` does, and all that is outside of their account and has their address in it: for
 * the gardener and for the operator alike. @returns false for one whose account was forgotten already
 */
export async function forgetAccount(
  { addresses, mailer, forgetSender, ...parts }: ForgetAccountParts,
  request: ForgetGardenerRequest,
): Promise<boolean> {
  const { gardenerId: userId } = request;
  // First what has the address in it, while the address can be read; asked again, this deletes what is left.
  const email = await addresses.of(userId);
  if (email !== undefined) await forgetSender(email);
  await mailer.forget({ userId, email });
  return forgetGardener(parts, request);
}

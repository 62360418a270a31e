import { Inject } from '@nestjs/common';
import { QueryHandler } from '@nestjs/cqrs';
import { hasMailAddressQuery, type OutputOf } from '@planted/contracts';
import { type Handles, requestFor, signedIn } from '@planted/service-kit';
import { EmailAddresses } from '../recovery/email-addresses';

export class HasMailAddressQuery extends requestFor(hasMailAddressQuery) {}

/** Whether the actor can be written to. */
@QueryHandler(HasMailAddressQuery)
export class HasMailAddressHandler implements Handles<typeof hasMailAddressQuery> {
  constructor(@Inject(EmailAddresses) private readonly addresses: EmailAddresses) {}

  async execute({ context }: HasMailAddressQuery): Promise<OutputOf<typeof hasMailAddressQuery>> {
    return { isKnown: (await this.addresses.of(signedIn(context))) !== undefined };
  }
}

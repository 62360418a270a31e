import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { type OutputOf, removeOwnKindCommand } from '@planted/contracts';
import { type Handles, requestFor, signedIn } from '@planted/service-kit';
import { OwnKindsOf } from '../../own-kinds/own-kinds-of';

export class RemoveOwnKindCommand extends requestFor(removeOwnKindCommand) {}

/** Offers an own kind of the actor's no more. */
@CommandHandler(RemoveOwnKindCommand)
export class RemoveOwnKindHandler implements Handles<typeof removeOwnKindCommand> {
  constructor(@Inject(OwnKindsOf) private readonly ownKinds: OwnKindsOf) {}

  /** @throws RefusalError not-found for one that the actor never had */
  async execute({ input, context }: RemoveOwnKindCommand): Promise<OutputOf<typeof removeOwnKindCommand>> {
    const actorId = signedIn(context);
    await this.ownKinds.handle({ type: 'RemoveOwnKind', actorId, id: input.id }, context);
    return { data: { id: input.id } };
  }
}

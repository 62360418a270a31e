import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { type OutputOf, discardBranchCommand } from '@planted/contracts';
import { type Handles, requestFor, signedIn } from '@planted/service-kit';
import { BranchesOf } from '../../branches/branches-of';
import { OwnedGardens } from '../../place/owned-gardens';

export class DiscardBranchCommand extends requestFor(discardBranchCommand) {}

/** Throws a branch away; a repeat changes nothing. */
@CommandHandler(DiscardBranchCommand)
export class DiscardBranchHandler implements Handles<typeof discardBranchCommand> {
  constructor(
    @Inject(BranchesOf) private readonly branches: BranchesOf,
    @Inject(OwnedGardens) private readonly gardens: OwnedGardens,
  ) {}

  /** @throws RefusalError not-found for a garden that is not the actor's, and for a branch that is not its; conflict */
  async execute({ input, context }: DiscardBranchCommand): Promise<OutputOf<typeof discardBranchCommand>> {
    const { gardenId, branchId } = input;
    const actorId = signedIn(context);
    await this.gardens.assertOwn(gardenId, actorId);
    await this.branches.handle({ type: 'DiscardBranch', actorId, gardenId, branchId }, context);
    return { data: { branchId } };
  }
}

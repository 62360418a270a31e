import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { type OutputOf, restoreBranchCommand } from '@planted/contracts';
import { type Handles, requestFor, signedIn } from '@planted/service-kit';
import { BranchesOf } from '../../branches/branches-of';
import { OwnedGardens } from '../../place/owned-gardens';

export class RestoreBranchCommand extends requestFor(restoreBranchCommand) {}

/** Opens a branch again that was thrown away or adopted; a repeat changes nothing. */
@CommandHandler(RestoreBranchCommand)
export class RestoreBranchHandler implements Handles<typeof restoreBranchCommand> {
  constructor(
    @Inject(BranchesOf) private readonly branches: BranchesOf,
    @Inject(OwnedGardens) private readonly gardens: OwnedGardens,
  ) {}

  /** @throws RefusalError not-found for a garden that is not the actor's, and for a branch that is not its; conflict */
  async execute({ input, context }: RestoreBranchCommand): Promise<OutputOf<typeof restoreBranchCommand>> {
    const { gardenId, branchId } = input;
    const actorId = signedIn(context);
    await this.gardens.assertOwn(gardenId, actorId);
    await this.branches.handle({ type: 'RestoreBranch', actorId, gardenId, branchId }, context);
    return { data: { branchId } };
  }
}

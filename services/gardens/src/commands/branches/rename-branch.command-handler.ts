import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { type OutputOf, renameBranchCommand } from '@planted/contracts';
import { type Handles, requestFor, signedIn } from '@planted/service-kit';
import { BranchesOf } from '../../branches/branches-of';
import { OwnedGardens } from '../../place/owned-gardens';

export class RenameBranchCommand extends requestFor(renameBranchCommand) {}

/** Gives a branch another name. */
@CommandHandler(RenameBranchCommand)
export class RenameBranchHandler implements Handles<typeof renameBranchCommand> {
  constructor(
    @Inject(BranchesOf) private readonly branches: BranchesOf,
    @Inject(OwnedGardens) private readonly gardens: OwnedGardens,
  ) {}

  /** @throws RefusalError not-found for a garden that is not the actor's, and for a branch that is not its; conflict */
  async execute({ input, context }: RenameBranchCommand): Promise<OutputOf<typeof renameBranchCommand>> {
    const { gardenId, branchId } = input;
    const actorId = signedIn(context);
    await this.gardens.assertOwn(gardenId, actorId);
    await this.branches.handle(
      { type: 'RenameBranch', actorId, gardenId, branchId, name: input.name },
      context,
    );
    return { data: { branchId } };
  }
}

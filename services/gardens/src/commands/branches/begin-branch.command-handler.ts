import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { beginBranchCommand, type OutputOf } from '@planted/contracts';
import { dayOf } from '@planted/garden-domain';
import { type Clock, CLOCK, type Handles, requestFor, signedIn } from '@planted/service-kit';
import { BranchesOf } from '../../branches/branches-of';
import { OwnedGardens } from '../../place/owned-gardens';

export class BeginBranchCommand extends requestFor(beginBranchCommand) {}

/** Tries another plan beside a garden, which begins with the garden as it is now. */
@CommandHandler(BeginBranchCommand)
export class BeginBranchHandler implements Handles<typeof beginBranchCommand> {
  constructor(
    @Inject(BranchesOf) private readonly branches: BranchesOf,
    @Inject(OwnedGardens) private readonly gardens: OwnedGardens,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  /** @throws RefusalError not-found for a garden that is not the actor's; conflict for one too many, or an id in use */
  async execute({ input, context }: BeginBranchCommand): Promise<OutputOf<typeof beginBranchCommand>> {
    const { gardenId, branchId, name } = input;
    const actorId = signedIn(context);
    await this.gardens.assertOwn(gardenId, actorId);
    const { gardenEvents } = await this.branches.groundOf(gardenId);
    const today = dayOf(this.now());
    const command = { type: 'BeginBranch', actorId, gardenId, branchId, name, gardenEvents, today } as const;
    await this.branches.handle(command, context);
    return { data: { branchId } };
  }
}

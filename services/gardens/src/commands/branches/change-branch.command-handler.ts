import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { changeBranchCommand, type OutputOf } from '@planted/contracts';
import { dayOf } from '@planted/garden-domain';
import { type Clock, CLOCK, type Handles, requestFor, signedIn } from '@planted/service-kit';
import { gardenOf } from '../../branches/branch-garden';
import { BranchesOf } from '../../branches/branches-of';
import { KnownPlants } from '../../garden/known-plants';
import { OwnedGardens } from '../../place/owned-gardens';
import { NewPlantings } from '../../read-models/plant-locations/new-plantings';

export class ChangeBranchCommand extends requestFor(changeBranchCommand) {}

/** Makes the changes of one act in a branch and answers the version that it leads to: also for a repeat. */
@CommandHandler(ChangeBranchCommand)
export class ChangeBranchHandler implements Handles<typeof changeBranchCommand> {
  constructor(
    @Inject(BranchesOf) private readonly branches: BranchesOf,
    @Inject(OwnedGardens) private readonly gardens: OwnedGardens,
    @Inject(KnownPlants) private readonly knownPlants: KnownPlants,
    @Inject(NewPlantings) private readonly plants: NewPlantings,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  /**
   * @throws RefusalError not-found for a garden or branch that is not the actor's; conflict with what changed since for a
   * page that is behind; what the garden's rules refuse, by the index of the change
   */
  async execute({ input, context }: ChangeBranchCommand): Promise<OutputOf<typeof changeBranchCommand>> {
    const { gardenId, branchId, expectedVersion, changes } = input;
    const actorId = signedIn(context);
    await this.gardens.assertOwn(gardenId, actorId);
    const branch = await this.branches.branch(gardenId, branchId);
    await this.plants.refuseTaken(gardenId, changes);
    const { base } = await this.branches.groundOf(gardenId, branch.gardenEvents);
    const plants = await this.knownPlants.lookup(context);
    const change = {
      ...({ type: 'ChangeLayout', actorId, gardenId, expectedVersion, changes, plants } as const),
      today: dayOf(this.now()),
    };
    const command = { type: 'ChangeBranch', actorId, gardenId, branchId, base, change } as const;
    const [made] = await this.branches.handle(command, context);
    const version =
      made?.type === 'BranchChanged' ? made.data.version : gardenOf(base, branch).layout.version;
    return { data: { version } };
  }
}

import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { adoptBranchCommand, type MessageContext, type OutputOf } from '@planted/contracts';
import { dayOf } from '@planted/garden-domain';
import { type Clock, CLOCK, type Handles, RefusalError, requestFor, signedIn } from '@planted/service-kit';
import { refusalOfRecord } from '../../branches/branch-changes';
import { gardenOf } from '../../branches/branch-garden';
import { BranchesOf } from '../../branches/branches-of';
import { GardenCommands } from '../../garden/garden-commands';
import { KnownPlants } from '../../garden/known-plants';
import { OwnedGardens } from '../../place/owned-gardens';
import { NewPlantings } from '../../read-models/plant-locations/new-plantings';

export class AdoptBranchCommand extends requestFor(adoptBranchCommand) {}

/**
 * Makes what a branch changes in its garden, as one act, and then notes that in the branch. Where that note is lost, a
 * repeat finds everything made already and notes it: plantings keep their ids, so nothing is made twice.
 */
@CommandHandler(AdoptBranchCommand)
export class AdoptBranchHandler implements Handles<typeof adoptBranchCommand> {
  constructor(
    @Inject(BranchesOf) private readonly branches: BranchesOf,
    @Inject(GardenCommands) private readonly commands: GardenCommands,
    @Inject(OwnedGardens) private readonly gardens: OwnedGardens,
    @Inject(KnownPlants) private readonly knownPlants: KnownPlants,
    @Inject(NewPlantings) private readonly plants: NewPlantings,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  /**
   * @throws RefusalError not-found for a garden or branch that is not the actor's; conflict for a branch that is not open,
   * and where branch or garden are not as the page shows them; what the garden's rules refuse
   */
  async execute({ input, context }: AdoptBranchCommand): Promise<OutputOf<typeof adoptBranchCommand>> {
    const { gardenId, branchId } = input;
    const actorId = signedIn(context);
    await this.gardens.assertOwn(gardenId, actorId);
    const branch = await this.branches.branch(gardenId, branchId);
    // A repeat of what is done is answered as it was, anything else is refused.
    const version = branch.status === 'open' ? await this.changeGarden(input, actorId, context) : 0;
    const command = { type: 'AdoptBranch', actorId, gardenId, branchId, version } as const;
    const [noted] = await this.branches.handle(command, context);
    return { data: { version: noted?.type === 'BranchAdopted' ? noted.data.version : version } };
  }

  /** @returns the version of the garden's layout that it leads to */
  private async changeGarden(
    { gardenId, branchId, expectedVersion, branchVersion, solved }: AdoptBranchCommand['input'],
    actorId: string,
    context: MessageContext,
  ): Promise<number> {
    const unplanned = refusalOfRecord(solved, 'solved');
    if (unplanned) throw new RefusalError(unplanned);
    const branch = await this.branches.openBranch(gardenId, branchId);
    const ground = await this.branches.groundOf(gardenId, branch.gardenEvents);
    const { version } = gardenOf(ground.base, branch).layout;
    if (version !== branchVersion)
      throw new RefusalError({
        code: 'conflict',
        field: 'branchVersion',
        message: 'This draft was changed elsewhere meanwhile',
        current: { version },
      });
    const fitting = this.branches.adoptionOf(branch, ground).changes;
    const changes = [...fitting, ...solved];
    if (changes.length === 0) return ground.current.layout.version;
    await this.plants.refuseTaken(gardenId, fitting);
    await this.plants.refuseTaken(gardenId, solved, 'solved');
    const command = {
      ...({ type: 'ChangeLayout', actorId, gardenId, expectedVersion, changes } as const),
      plants: await this.knownPlants.lookup(context),
      today: dayOf(this.now()),
    };
    const { events, state } = await this.commands
      .handle(gardenId, command, context)
      .catch((cause: unknown) => Promise.reject(namedAsAsked(cause, fitting.length)));
    const made = events.findLast(({ type }) => type === 'LayoutChanged' || type === 'SeasonPlanned');
    return made?.type === 'LayoutChanged' || made?.type === 'SeasonPlanned'
      ? made.data.version
      : state.layout.version;
  }
}

/** The refusal of an answer by where that is in the request, in which what fits is not named. */
function namedAsAsked(cause: unknown, fitting: number): unknown {
  if (!(cause instanceof RefusalError)) return cause;
  const { field, message, ...refusal } = cause.refusal;
  const [, index, rest = ''] = /^changes\.(\d+)(.*)$/.exec(field ?? '') ?? [];
  if (field === undefined || index === undefined || Number(index) < fitting) return cause;
  const named = `solved.${Number(index) - fitting}${rest}`;
  return new RefusalError({ ...refusal, field: named, message: message.replace(field, named) });
}

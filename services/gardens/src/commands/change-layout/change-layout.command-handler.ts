import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { changeLayoutCommand, type InputOf, type OutputOf } from '@planted/contracts';
import { dayOf } from '@planted/garden-domain';
import { type Clock, CLOCK, type Handles, RefusalError, requestFor, signedIn } from '@planted/service-kit';
import { GardenCommands } from '../../garden/garden-commands';
import { KnownPlants } from '../../garden/known-plants';
import { FindPlantGarden } from '../../read-models/plant-locations/find-plant-garden';

export class ChangeLayoutCommand extends requestFor(changeLayoutCommand) {}

/** Makes the changes of one act in a garden's layout and answers the version that it leads to: also for a repeat. */
@CommandHandler(ChangeLayoutCommand)
export class ChangeLayoutHandler implements Handles<typeof changeLayoutCommand> {
  constructor(
    @Inject(GardenCommands) private readonly gardens: GardenCommands,
    @Inject(KnownPlants) private readonly knownPlants: KnownPlants,
    @Inject(FindPlantGarden) private readonly plants: FindPlantGarden,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  async execute({ input, context }: ChangeLayoutCommand): Promise<OutputOf<typeof changeLayoutCommand>> {
    const { gardenId, expectedVersion, changes } = input;
    const actorId = signedIn(context);
    await this.refuseForeignIds(input);
    const command = {
      type: 'ChangeLayout',
      actorId,
      gardenId,
      expectedVersion,
      changes,
      plants: await this.knownPlants.lookup(context),
      today: dayOf(this.now()),
    } as const;
    const { events, state } = await this.gardens.handle(gardenId, command, context);
    const changed = events.find((event) => event.type === 'LayoutChanged');
    return {
      data: {
        version: changed?.type === 'LayoutChanged' ? changed.data.version : state.layout.version,
        entries: events
          .filter(({ type }) => type === 'GardenEventRecorded')
          .map(({ id }) => ({ id, garden_id: gardenId })),
      },
    };
  }

  /** A page chooses the ids of its plantings: one of another garden's is nobody's to give. */
  private async refuseForeignIds({ gardenId, changes }: InputOf<typeof changeLayoutCommand>): Promise<void> {
    const placed = changes.flatMap((change, index) =>
      change.type === 'place' ? [{ id: change.id, field: `changes.${index}.id` }] : [],
    );
    if (placed.length === 0) return;
    const taken = await this.plants.takenElsewhere(
      placed.map(({ id }) => id),
      gardenId,
    );
    const first = placed.find(({ id }) => taken.has(id));
    if (!first) return;
    const message = `${first.field}: is already the id of another planting`;
    throw new RefusalError({ code: 'conflict', field: first.field, message });
  }
}

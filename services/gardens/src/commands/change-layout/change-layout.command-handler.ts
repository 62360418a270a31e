import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { changeLayoutCommand, type OutputOf } from '@planted/contracts';
import { dayOf } from '@planted/garden-domain';
import { type Clock, CLOCK, type Handles, requestFor, signedIn } from '@planted/service-kit';
import { GardenCommands } from '../../garden/garden-commands';
import { KnownPlants } from '../../garden/known-plants';
import { NewPlantings } from '../../read-models/plant-locations/new-plantings';

export class ChangeLayoutCommand extends requestFor(changeLayoutCommand) {}

/** Makes the changes of one act in a garden's layout and answers the version that it leads to: also for a repeat. */
@CommandHandler(ChangeLayoutCommand)
export class ChangeLayoutHandler implements Handles<typeof changeLayoutCommand> {
  constructor(
    @Inject(GardenCommands) private readonly gardens: GardenCommands,
    @Inject(KnownPlants) private readonly knownPlants: KnownPlants,
    @Inject(NewPlantings) private readonly plants: NewPlantings,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  async execute({ input, context }: ChangeLayoutCommand): Promise<OutputOf<typeof changeLayoutCommand>> {
    const { gardenId, expectedVersion, changes } = input;
    const actorId = signedIn(context);
    await this.plants.refuseTaken(gardenId, changes);
    const sent = { type: 'ChangeLayout', actorId, gardenId, expectedVersion, changes } as const;
    const whole = this.knownPlants
      .lookup(context)
      .then((plants) => ({ ...sent, plants, today: dayOf(this.now()) }));
    const { events, state } = await this.gardens.handleOnce(gardenId, sent, whole, context);
    // An act that only plans leads to its own version, every other one to that of the layout.
    const versions = events.flatMap((event) =>
      event.type === 'LayoutChanged' || event.type === 'SeasonPlanned' ? [event.data.version] : [],
    );
    return {
      data: {
        version: versions.at(-1) ?? state.layout.version,
        entries: events
          .filter(({ type }) => type === 'GardenEventRecorded')
          .map(({ id }) => ({ id, garden_id: gardenId })),
      },
    };
  }
}

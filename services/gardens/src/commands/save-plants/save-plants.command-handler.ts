import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { savePlantsCommand } from '@planted/contracts';
import { type Handles, requestFor, signedIn } from '@planted/service-kit';
import { GardenCommands } from '../../garden/garden-commands';
import { KnownPlants } from '../../garden/known-plants';
import { newPlantIds } from './new-plant-ids';

export class SavePlantsCommand extends requestFor(savePlantsCommand) {}

/** Replaces a garden's plants by those of a plant map and answers how many stand there now (2 §7). */
@CommandHandler(SavePlantsCommand)
export class SavePlantsHandler implements Handles<typeof savePlantsCommand> {
  constructor(
    @Inject(GardenCommands) private readonly gardens: GardenCommands,
    @Inject(KnownPlants) private readonly knownPlants: KnownPlants,
  ) {}

  async execute({ input, context }: SavePlantsCommand): Promise<{ plantsCount: number }> {
    const command = {
      type: 'SavePlants',
      actorId: signedIn(context),
      ...input,
      plants: await this.knownPlants.lookup(context),
      newPlantId: newPlantIds(input.gardenId, context.commandId),
    } as const;
    const { events, state } = await this.gardens.handle(input.gardenId, command, context);
    const [saved] = events;
    return { plantsCount: (saved?.type === 'LayoutSaved' ? saved.data : state).plants.length };
  }
}

import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { type OutputOf, removePlantsCommand } from '@planted/contracts';
import { type Handles, requestFor, signedIn } from '@planted/service-kit';
import { PlantListCommands } from '../garden/plant-list-commands';

export class RemovePlantsCommand extends requestFor(removePlantsCommand) {}

/** Takes plants out of one or several gardens: all that are named, or none. */
@CommandHandler(RemovePlantsCommand)
export class RemovePlantsHandler implements Handles<typeof removePlantsCommand> {
  constructor(@Inject(PlantListCommands) private readonly plantLists: PlantListCommands) {}

  async execute({ input, context }: RemovePlantsCommand): Promise<OutputOf<typeof removePlantsCommand>> {
    const actorId = signedIn(context);
    const plants = input.plantIds.map((id, index) => ({ field: `plantIds.${index}`, id }));
    await this.plantLists.handleEach(
      plants,
      (gardenId, own) => ({ type: 'RemovePlants', actorId, gardenId, plants: own }),
      context,
    );
    return { data: { plantsRemoved: plants.length } };
  }
}

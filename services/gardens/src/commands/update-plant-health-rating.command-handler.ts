import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { type OutputOf, updatePlantHealthRatingCommand } from '@planted/contracts';
import { type Handles, requestFor, signedIn } from '@planted/service-kit';
import { PlantListCommands } from '../garden/plant-list-commands';

export class UpdatePlantHealthRatingCommand extends requestFor(updatePlantHealthRatingCommand) {}

/** Records how healthy plants in one or several gardens are (3 §7): all that are named, or none. */
@CommandHandler(UpdatePlantHealthRatingCommand)
export class UpdatePlantHealthRatingHandler implements Handles<typeof updatePlantHealthRatingCommand> {
  constructor(@Inject(PlantListCommands) private readonly plantLists: PlantListCommands) {}

  async execute({
    input,
    context,
  }: UpdatePlantHealthRatingCommand): Promise<OutputOf<typeof updatePlantHealthRatingCommand>> {
    const actorId = signedIn(context);
    const ratings = input.plantHealthUpdates.map(({ plant_id, health_rating }, index) => ({
      field: `plantHealthUpdates.${index}.plant_id`,
      id: plant_id,
      healthRating: health_rating,
    }));
    const outcomes = await this.plantLists.handleEach(
      ratings,
      (gardenId, own) => ({ type: 'UpdatePlantHealthRating', actorId, gardenId, ratings: own }),
      context,
    );
    const entries = outcomes.flatMap(({ events }) =>
      events.map(({ id, data }) => ({ id, garden_id: data.gardenId })),
    );
    return { data: { plantsUpdated: ratings.length, entries } };
  }
}

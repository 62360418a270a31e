import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { type OutputOf, updatePlantingDatesCommand } from '@planted/contracts';
import { dayOf } from '@planted/garden-domain';
import { type Clock, CLOCK, type Handles, requestFor, signedIn } from '@planted/service-kit';
import { KnownPlants } from '../../garden/known-plants';
import { PlantListCommands } from '../../garden/plant-list-commands';

export class UpdatePlantingDatesCommand extends requestFor(updatePlantingDatesCommand) {}

/** Sets planting dates of plants in one or several gardens (3 §4): of all that are named, or of none. */
@CommandHandler(UpdatePlantingDatesCommand)
export class UpdatePlantingDatesHandler implements Handles<typeof updatePlantingDatesCommand> {
  constructor(
    @Inject(PlantListCommands) private readonly plantLists: PlantListCommands,
    @Inject(KnownPlants) private readonly knownPlants: KnownPlants,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  async execute({
    input,
    context,
  }: UpdatePlantingDatesCommand): Promise<OutputOf<typeof updatePlantingDatesCommand>> {
    const actorId = signedIn(context);
    const plants = await this.knownPlants.lookup(context);
    const today = dayOf(this.now());
    const dates = input.plantingDates.map(({ plant_id, planted_date }, index) => ({
      field: `plantingDates.${index}.plant_id`,
      dateField: `plantingDates.${index}.planted_date`,
      id: plant_id,
      plantedDate: planted_date,
    }));
    const outcomes = await this.plantLists.handleEach(
      dates,
      (gardenId, own) => ({ type: 'UpdatePlantingDates', actorId, gardenId, dates: own, plants, today }),
      context,
    );
    const completed = outcomes
      .flatMap(({ events }) => events)
      .filter(({ type }) => type === 'GardenPlantingCompleted');
    return {
      data: {
        plantsUpdated: dates.length,
        completedGardens: completed.map(({ data }) => data.gardenId),
      },
    };
  }
}

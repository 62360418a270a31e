import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { type OutputOf, waterAllPlantsCommand } from '@planted/contracts';
import { dayOf } from '@planted/garden-domain';
import { type Clock, CLOCK, type Handles, requestFor, signedIn } from '@planted/service-kit';
import { GardenCommands } from '../../garden/garden-commands';
import { inTheGround } from '../../garden/water-all-plants';

export class WaterAllPlantsCommand extends requestFor(waterAllPlantsCommand) {}

/** Waters every plant of a garden that is not only planned (3 §4) and answers how many: also for a repeat. */
@CommandHandler(WaterAllPlantsCommand)
export class WaterAllPlantsHandler implements Handles<typeof waterAllPlantsCommand> {
  constructor(
    @Inject(GardenCommands) private readonly gardens: GardenCommands,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  async execute({ input, context }: WaterAllPlantsCommand): Promise<OutputOf<typeof waterAllPlantsCommand>> {
    const { gardenId, wateringDate: wateredDate, wateringTime: time = null } = input;
    const today = dayOf(this.now());
    const command = {
      type: 'WaterAllPlants',
      actorId: signedIn(context),
      gardenId,
      wateredDate,
      time,
      today,
    } as const;
    const { state, events } = await this.gardens.handle(gardenId, command, context);
    const entries = events.map(({ id }) => ({ id, garden_id: gardenId }));
    return { data: { plantsUpdated: inTheGround(state, wateredDate).length, entries } };
  }
}

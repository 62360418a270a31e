import { isDeepStrictEqual } from 'node:util';
import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { addGardenEventCommand } from '@planted/contracts';
import { type Handles, keyReused, RefusalError, requestFor, signedIn } from '@planted/service-kit';
import { GardenCommands } from '../../garden/garden-commands';
import { FindPlantGarden } from '../../read-models/plant-locations/find-plant-garden';

export class AddGardenEventCommand extends requestFor(addGardenEventCommand) {}

/** Logs what a gardener did in a garden or to one of its plants (3 §7) and answers the event's id. */
@CommandHandler(AddGardenEventCommand)
export class AddGardenEventHandler implements Handles<typeof addGardenEventCommand> {
  constructor(
    @Inject(GardenCommands) private readonly gardens: GardenCommands,
    @Inject(FindPlantGarden) private readonly plants: FindPlantGarden,
  ) {}

  async execute({ input, context }: AddGardenEventCommand): Promise<{ id: string }> {
    const actorId = signedIn(context);
    const details = input.eventDetails;
    const gardenId =
      details.subject === 'garden' ? details.subject_id : await this.gardenOf(details.subject_id, actorId);
    const happened = {
      gardenId,
      subject: details.subject,
      subjectId: details.subject_id,
      action: details.action,
      value: details.value ?? null,
      unit: details.unit ?? null,
      oldStatus: details.old_status ?? null,
      newStatus: details.new_status ?? null,
      notes: details.notes ?? '',
    };
    const command = { type: 'AddGardenEvent', actorId, happened } as const;
    const { events } = await this.gardens.handle(gardenId, command, context);
    const [recorded] = events;
    if (!recorded) throw new Error(`an accepted event left no trace in garden ${gardenId}`);
    // One key means one event: what came first under it is kept, and another is not taken for its repeat.
    if (!isDeepStrictEqual(recorded.data, happened)) throw keyReused();
    return { id: recorded.id };
  }

  private async gardenOf(plantId: string, actorId: string): Promise<string> {
    const gardenId = await this.plants.gardenOf(plantId, actorId);
    if (gardenId !== undefined) return gardenId;
    const field = 'eventDetails.subject_id';
    throw new RefusalError({ code: 'not-found', field, message: 'Plant not found' });
  }
}

import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { type Changed, restoreGardenEventCommand } from '@planted/contracts';

import { type Handles, requestFor, signedIn } from '@planted/service-kit';
import { changedEntry } from '../garden/changed-entry';
import { GardenCommands } from '../garden/garden-commands';

export class RestoreGardenEventCommand extends requestFor(restoreGardenEventCommand) {}

/** Brings one of them back that was taken back. */
@CommandHandler(RestoreGardenEventCommand)
export class RestoreGardenEventHandler implements Handles<typeof restoreGardenEventCommand> {
  constructor(@Inject(GardenCommands) private readonly gardens: GardenCommands) {}

  async execute({ input, context }: RestoreGardenEventCommand): Promise<Changed> {
    const { garden_id: gardenId, id: eventId, revision } = input;
    const actorId = signedIn(context);
    const command = { type: 'RestoreGardenEvent', actorId, gardenId, eventId, revision } as const;
    const { events } = await this.gardens.handle(gardenId, command, context);
    return changedEntry(input, events);
  }
}

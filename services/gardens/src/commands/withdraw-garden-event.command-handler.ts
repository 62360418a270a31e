import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { type Changed, withdrawGardenEventCommand } from '@planted/contracts';

import { type Handles, requestFor, signedIn } from '@planted/service-kit';
import { changedEntry } from '../garden/changed-entry';
import { GardenCommands } from '../garden/garden-commands';

export class WithdrawGardenEventCommand extends requestFor(withdrawGardenEventCommand) {}

/** Takes an event, a watering or a rating back; the log keeps it. */
@CommandHandler(WithdrawGardenEventCommand)
export class WithdrawGardenEventHandler implements Handles<typeof withdrawGardenEventCommand> {
  constructor(@Inject(GardenCommands) private readonly gardens: GardenCommands) {}

  async execute({ input, context }: WithdrawGardenEventCommand): Promise<Changed> {
    const { garden_id: gardenId, id: eventId, revision } = input;
    const actorId = signedIn(context);
    const command = { type: 'WithdrawGardenEvent', actorId, gardenId, eventId, revision } as const;
    const { events } = await this.gardens.handle(gardenId, command, context);
    return changedEntry(input, events);
  }
}

import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { type Changed, correctGardenEventCommand } from '@planted/contracts';
import { dayOf } from '@planted/garden-domain';
import { type Clock, CLOCK, type Handles, requestFor, signedIn } from '@planted/service-kit';
import { changedEntry } from '../garden/changed-entry';
import { GardenCommands } from '../garden/garden-commands';

export class CorrectGardenEventCommand extends requestFor(correctGardenEventCommand) {}

/** Corrects an event, a watering or a rating; what it said before stays in the log. */
@CommandHandler(CorrectGardenEventCommand)
export class CorrectGardenEventHandler implements Handles<typeof correctGardenEventCommand> {
  constructor(
    @Inject(GardenCommands) private readonly gardens: GardenCommands,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  async execute({ input, context }: CorrectGardenEventCommand): Promise<Changed> {
    const { garden_id: gardenId, id: eventId, revision, day, value, unit, notes } = input;
    const command = {
      type: 'CorrectGardenEvent',
      actorId: signedIn(context),
      gardenId,
      eventId,
      revision,
      day,
      subjectId: input.subject_id,
      value,
      unit,
      notes,
      healthRating: input.health_rating,
      today: dayOf(this.now()),
    } as const;
    const { events } = await this.gardens.handle(gardenId, command, context);
    return changedEntry(input, events);
  }
}

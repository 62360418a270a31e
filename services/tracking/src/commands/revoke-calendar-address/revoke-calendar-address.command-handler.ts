import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { revokeCalendarAddressCommand, type OutputOf } from '@planted/contracts';
import { type Handles, requestFor, signedIn } from '@planted/service-kit';
import { CalendarCommands } from '../../calendar/calendar-commands';

export class RevokeCalendarAddressCommand extends requestFor(revokeCalendarAddressCommand) {}

/** Lets the actor's address answer no more. */
@CommandHandler(RevokeCalendarAddressCommand)
export class RevokeCalendarAddressHandler implements Handles<typeof revokeCalendarAddressCommand> {
  constructor(@Inject(CalendarCommands) private readonly calendars: CalendarCommands) {}

  /** @throws RefusalError not-found without an address; conflict */
  async execute({
    input,
    context,
  }: RevokeCalendarAddressCommand): Promise<OutputOf<typeof revokeCalendarAddressCommand>> {
    const actorId = signedIn(context);
    return this.calendars.handle({ type: 'RevokeCalendarAddress', actorId, ...input }, context);
  }
}

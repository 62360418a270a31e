import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { makeCalendarAddressCommand, type OutputOf } from '@planted/contracts';
import type { EventStore } from '@planted/event-sourcing';
import { EVENT_STORE, type Handles, requestFor, signedIn } from '@planted/service-kit';
import { CalendarCommands } from '../../calendar/calendar-commands';
import { ContentsGardens } from '../../calendar/contents-gardens';
import { calendar } from '../../read-models/calendar/calendar.projection';
import { waitForWritesOf } from '../../read-models/own-writes-wait';

export class MakeCalendarAddressCommand extends requestFor(makeCalendarAddressCommand) {}

/** Makes the actor's private address; one that was there before answers no more. */
@CommandHandler(MakeCalendarAddressCommand)
export class MakeCalendarAddressHandler implements Handles<typeof makeCalendarAddressCommand> {
  constructor(
    @Inject(CalendarCommands) private readonly calendars: CalendarCommands,
    @Inject(ContentsGardens) private readonly gardens: ContentsGardens,
    @Inject(EVENT_STORE) private readonly store: EventStore,
  ) {}

  /** @throws RefusalError not-found for a garden that is not the actor's; conflict */
  async execute({
    input,
    context,
  }: MakeCalendarAddressCommand): Promise<OutputOf<typeof makeCalendarAddressCommand>> {
    const actorId = signedIn(context);
    await this.gardens.assertOwn(input.contents, context);
    const made = await this.calendars.handle({ type: 'MakeCalendarAddress', actorId, ...input }, context);
    // A calendar that is given the address at once must find it: many ask no second time.
    await waitForWritesOf(context, this.store, [calendar]);
    return made;
  }
}

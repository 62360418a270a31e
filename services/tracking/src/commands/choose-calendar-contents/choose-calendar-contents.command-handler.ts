import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { chooseCalendarContentsCommand, type OutputOf } from '@planted/contracts';
import { type Handles, requestFor, signedIn } from '@planted/service-kit';
import { CalendarCommands } from '../../calendar/calendar-commands';
import { ContentsGardens } from '../../calendar/contents-gardens';

export class ChooseCalendarContentsCommand extends requestFor(chooseCalendarContentsCommand) {}

/** Changes what the actor's address tells. */
@CommandHandler(ChooseCalendarContentsCommand)
export class ChooseCalendarContentsHandler implements Handles<typeof chooseCalendarContentsCommand> {
  constructor(
    @Inject(CalendarCommands) private readonly calendars: CalendarCommands,
    @Inject(ContentsGardens) private readonly gardens: ContentsGardens,
  ) {}

  /** @throws RefusalError not-found for a garden that is not the actor's, and without an address; conflict */
  async execute({
    input,
    context,
  }: ChooseCalendarContentsCommand): Promise<OutputOf<typeof chooseCalendarContentsCommand>> {
    const actorId = signedIn(context);
    await this.gardens.assertOwn(input.contents, context);
    return this.calendars.handle({ type: 'ChooseCalendarContents', actorId, ...input }, context);
  }
}

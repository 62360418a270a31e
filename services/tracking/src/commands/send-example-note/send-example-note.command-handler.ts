import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { type OutputOf, sendExampleNoteCommand } from '@planted/contracts';
import { type Handles, RefusalError, requestFor, signedIn } from '@planted/service-kit';
import { PushNotes } from '../../push/push-notes';

export class SendExampleNoteCommand extends requestFor(sendExampleNoteCommand) {}

/** Shows the actor on one device how a note looks. */
@CommandHandler(SendExampleNoteCommand)
export class SendExampleNoteHandler implements Handles<typeof sendExampleNoteCommand> {
  constructor(@Inject(PushNotes) private readonly notes: PushNotes) {}

  /** @throws RefusalError not-found for a device that is no more; unavailable */
  async execute({
    input,
    context,
  }: SendExampleNoteCommand): Promise<OutputOf<typeof sendExampleNoteCommand>> {
    if (await this.notes.sendExample(signedIn(context), input.id)) return {};
    throw new RefusalError({ code: 'not-found', message: 'Notifications are off in this browser' });
  }
}

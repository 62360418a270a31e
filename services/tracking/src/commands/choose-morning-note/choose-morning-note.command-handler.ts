import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { chooseMorningNoteCommand, hasMailAddressQuery, type OutputOf } from '@planted/contracts';
import {
  type Clock,
  CLOCK,
  type Handles,
  MESSAGING,
  type Messaging,
  RefusalError,
  requestFor,
  signedIn,
} from '@planted/service-kit';
import { MorningNoteCommands } from '../../morning-note/morning-note-commands';
import { NoteClaims } from '../../morning-note/note-claims';

export class ChooseMorningNoteCommand extends requestFor(chooseMorningNoteCommand) {}

/** Chooses when the actor's note of the morning is sent, and whether by mail. */
@CommandHandler(ChooseMorningNoteCommand)
export class ChooseMorningNoteHandler implements Handles<typeof chooseMorningNoteCommand> {
  constructor(
    @Inject(MorningNoteCommands) private readonly notes: MorningNoteCommands,
    @Inject(NoteClaims) private readonly claims: NoteClaims,
    @Inject(MESSAGING) private readonly messaging: Messaging,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws RefusalError invalid for letters to somebody whose address is not known; conflict */
  async execute({
    input,
    context,
  }: ChooseMorningNoteCommand): Promise<OutputOf<typeof chooseMorningNoteCommand>> {
    const actorId = signedIn(context);
    if (input.byMail && !(await this.messaging.send(hasMailAddressQuery, {}, context)).isKnown)
      throw new RefusalError({
        code: 'invalid',
        field: 'byMail',
        message: 'No email address of yours is known here',
      });
    if (input.byMail && !(await this.notes.stateOf(actorId)).note?.byMail)
      await this.claims.beginAfter({ owner: actorId, channel: actorId }, input, this.clock());
    return this.notes.handle({ type: 'ChooseMorningNote', actorId, ...input }, context);
  }
}

import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { type OutputOf, stopMorningMailCommand } from '@planted/contracts';
import { type Handles, RefusalError, requestFor } from '@planted/service-kit';
import { LetterTokens } from '../../morning-note/letter-tokens';
import { MorningNoteCommands } from '../../morning-note/morning-note-commands';

export class StopMorningMailCommand extends requestFor(stopMorningMailCommand) {}

/** Ends the letters of whoever's token it is. */
@CommandHandler(StopMorningMailCommand)
export class StopMorningMailHandler implements Handles<typeof stopMorningMailCommand> {
  constructor(
    @Inject(LetterTokens) private readonly tokens: LetterTokens,
    @Inject(MorningNoteCommands) private readonly notes: MorningNoteCommands,
  ) {}

  /** @throws RefusalError not-found for a token that is unknown, or of a gardener who is forgotten */
  async execute({
    input,
    context,
  }: StopMorningMailCommand): Promise<OutputOf<typeof stopMorningMailCommand>> {
    const actorId = await this.tokens.ownerOf(input.tokenHash);
    if (actorId === undefined) throw new RefusalError({ code: 'not-found', message: 'Letter not found' });
    await this.notes.handle({ type: 'StopMorningMail', actorId }, context);
    return {};
  }
}

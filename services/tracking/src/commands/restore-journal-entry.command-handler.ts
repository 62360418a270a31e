import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { type Changed, restoreJournalEntryCommand } from '@planted/contracts';
import { type Handles, requestFor, signedIn } from '@planted/service-kit';
import { JournalChanges } from '../journal/journal-changes';

export class RestoreJournalEntryCommand extends requestFor(restoreJournalEntryCommand) {}

/** Brings a journal entry back that was taken back. */
@CommandHandler(RestoreJournalEntryCommand)
export class RestoreJournalEntryHandler implements Handles<typeof restoreJournalEntryCommand> {
  constructor(@Inject(JournalChanges) private readonly journal: JournalChanges) {}

  async execute({ input: { id, revision }, context }: RestoreJournalEntryCommand): Promise<Changed> {
    const command = { type: 'RestoreJournalEntry', actorId: signedIn(context), revision } as const;
    return this.journal.change(id, command, context);
  }
}

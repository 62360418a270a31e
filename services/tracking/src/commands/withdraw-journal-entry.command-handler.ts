import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { type Changed, withdrawJournalEntryCommand } from '@planted/contracts';
import { type Handles, requestFor, signedIn } from '@planted/service-kit';
import { JournalChanges } from '../journal/journal-changes';

export class WithdrawJournalEntryCommand extends requestFor(withdrawJournalEntryCommand) {}

/** Takes a journal entry back; the log keeps it. */
@CommandHandler(WithdrawJournalEntryCommand)
export class WithdrawJournalEntryHandler implements Handles<typeof withdrawJournalEntryCommand> {
  constructor(@Inject(JournalChanges) private readonly journal: JournalChanges) {}

  async execute({ input: { id, revision }, context }: WithdrawJournalEntryCommand): Promise<Changed> {
    const command = { type: 'WithdrawJournalEntry', actorId: signedIn(context), revision } as const;
    return this.journal.change(id, command, context);
  }
}

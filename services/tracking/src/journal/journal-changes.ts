import { Inject, Injectable } from '@nestjs/common';
import { type Changed, journalStream, type MessageContext, type Refusal } from '@planted/contracts';
import { PERSONAL_DATA, type PersonalData, RefusalError } from '@planted/service-kit';
import { JournalCommands } from './journal-commands';
import type { ChangeJournalEntry, JournalEntryState } from './journal-entry.decider';
import { readJournalText } from './journal-text';

/** Changes a gardener's journal entry. */
@Injectable()
export class JournalChanges {
  constructor(
    @Inject(JournalCommands) private readonly journal: JournalCommands,
    @Inject(PERSONAL_DATA) private readonly personal: PersonalData,
  ) {}

  /**
   * @throws RefusalError not-found for what is not the actor's; conflict, with what is there now as `current`, where
   *   another page was faster, or the entry was taken back.
   */
  async change(id: string, command: ChangeJournalEntry, context: MessageContext): Promise<Changed> {
    try {
      const { events } = await this.journal.handle(journalStream(id), command, context);
      const data = events[0]?.data;
      return { id, revision: data && 'revision' in data ? data.revision : command.revision };
    } catch (cause) {
      if (!(cause instanceof RefusalError) || !cause.refusal.current) throw cause;
      throw new RefusalError(await this.readable(cause.refusal));
    }
  }

  /** What is there now, as its gardener reads it. */
  private async readable({ current, ...refusal }: Refusal): Promise<Refusal> {
    // The decider's state of the entry.
    const {
      entryId: id,
      ownerId,
      sealedText,
      gardenId,
      privacy,
      day,
      revision,
      isWithdrawn,
    } = current as NonNullable<JournalEntryState>;
    const text = (await this.personal.decrypterFor(ownerId))(sealedText);
    if (text === undefined) return refusal;
    const entry = { id, ...readJournalText(text), garden_id: gardenId, privacy, day, revision };
    return { ...refusal, current: { ...entry, is_withdrawn: isWithdrawn } };
  }
}

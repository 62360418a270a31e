import { isDeepStrictEqual } from 'node:util';
import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { addJournalEntryCommand, journalStream } from '@planted/contracts';
import {
  type Clock,
  CLOCK,
  type Handles,
  keyReused,
  PERSONAL_DATA,
  type PersonalData,
  requestFor,
  signedIn,
} from '@planted/service-kit';
import { v5 as uuidv5 } from 'uuid';
import { JournalCommands } from '../../journal/journal-commands';
import type { WrittenEntry } from '../../journal/journal-entry.decider';
import { doneEarlier } from '../../done-earlier';
import { writeJournalText } from '../../journal/journal-text';
import { OwnedSubjects } from '../../read-models/dashboard/owned-subjects';

export class AddJournalEntryCommand extends requestFor(addJournalEntryCommand) {}

/** Writes a journal entry (3 §7) under an id that the same command of the same gardener gives again. */
@CommandHandler(AddJournalEntryCommand)
export class AddJournalEntryHandler implements Handles<typeof addJournalEntryCommand> {
  constructor(
    @Inject(JournalCommands) private readonly journal: JournalCommands,
    @Inject(OwnedSubjects) private readonly subjects: OwnedSubjects,
    @Inject(PERSONAL_DATA) private readonly personal: PersonalData,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  async execute({ input, context }: AddJournalEntryCommand): Promise<{ id: string }> {
    const actorId = signedIn(context);
    const gardenId = input.garden_id ?? null;
    await this.subjects.find({ gardenId, plantId: null }, context);
    const { title, content, privacy } = input;
    const text = { title, content, mood: input.mood ?? null, mood_intensity: input.mood_intensity ?? 0 };
    const entry: WrittenEntry = {
      entryId: uuidv5(context.commandId, actorId),
      ownerId: actorId,
      sealedText: await this.personal.encrypt(actorId, writeJournalText(text)),
      gardenId,
      privacy,
      writtenAt: doneEarlier(this.now(), input.written_at),
    };
    const command = { type: 'AddJournalEntry', actorId, entry } as const;
    const { events } = await this.journal.handle(journalStream(entry.entryId), command, context);
    const [written] = events;
    if (written?.type === 'JournalEntryWritten' && !(await this.isSame(written.data, entry)))
      throw keyReused();
    return { id: entry.entryId };
  }

  /** Encrypted twice, the same words are not the same text. */
  private async isSame(stored: WrittenEntry, asked: WrittenEntry): Promise<boolean> {
    if (stored.sealedText === asked.sealedText) return true;
    const decrypt = await this.personal.decrypterFor(asked.ownerId);
    // Of a repeat, more time has passed.
    const decrypted = (entry: WrittenEntry) => ({
      ...{ ...entry, writtenAt: null },
      sealedText: decrypt(entry.sealedText),
    });
    return isDeepStrictEqual(decrypted(stored), decrypted(asked));
  }
}

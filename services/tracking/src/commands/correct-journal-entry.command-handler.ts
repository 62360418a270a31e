import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { type Changed, correctJournalEntryCommand } from '@planted/contracts';
import { dayOf } from '@planted/garden-domain';
import {
  type Clock,
  CLOCK,
  type Handles,
  PERSONAL_DATA,
  type PersonalData,
  requestFor,
  signedIn,
} from '@planted/service-kit';
import { JournalChanges } from '../journal/journal-changes';
import { writeJournalText } from '../journal/journal-text';
import { OwnedSubjects } from '../read-models/dashboard/owned-subjects';

export class CorrectJournalEntryCommand extends requestFor(correctJournalEntryCommand) {}

/** Corrects a journal entry; what it said before stays in the log and in its history. */
@CommandHandler(CorrectJournalEntryCommand)
export class CorrectJournalEntryHandler implements Handles<typeof correctJournalEntryCommand> {
  constructor(
    @Inject(JournalChanges) private readonly journal: JournalChanges,
    @Inject(OwnedSubjects) private readonly subjects: OwnedSubjects,
    @Inject(PERSONAL_DATA) private readonly personal: PersonalData,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  async execute({ input, context }: CorrectJournalEntryCommand): Promise<Changed> {
    const actorId = signedIn(context);
    const { id, revision, title, content, privacy } = input;
    const gardenId = input.garden_id ?? null;
    await this.subjects.find({ gardenId, plantId: null }, context);
    const text = { title, content, mood: input.mood ?? null, mood_intensity: input.mood_intensity ?? 0 };
    const sealedText = await this.personal.encrypt(actorId, writeJournalText(text));
    const corrected = { sealedText, gardenId, privacy, day: input.day ?? null };
    const today = dayOf(this.now());
    const command = { type: 'CorrectJournalEntry', actorId, revision, corrected, today } as const;
    return this.journal.change(id, command, context);
  }
}

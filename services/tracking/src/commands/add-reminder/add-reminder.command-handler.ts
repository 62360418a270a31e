import { isDeepStrictEqual } from 'node:util';
import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { addReminderCommand, reminderStream } from '@planted/contracts';
import { dayIn, isWateringReminder } from '@planted/garden-domain';
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
import { OwnedSubjects } from '../../read-models/dashboard/owned-subjects';
import { ReminderCommands } from '../../reminder/reminder-commands';
import type { AddedReminder } from '../../reminder/reminder-state';
import { recurrenceOf, textOf, writeReminderText } from '../../reminder/reminder-text';

export class AddReminderCommand extends requestFor(addReminderCommand) {}

/** Adds a reminder (3 §7) under an id that the same command of the same gardener gives again. */
@CommandHandler(AddReminderCommand)
export class AddReminderHandler implements Handles<typeof addReminderCommand> {
  constructor(
    @Inject(ReminderCommands) private readonly reminders: ReminderCommands,
    @Inject(OwnedSubjects) private readonly subjects: OwnedSubjects,
    @Inject(PERSONAL_DATA) private readonly personal: PersonalData,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  async execute({ input, context }: AddReminderCommand): Promise<{ id: string }> {
    const actorId = signedIn(context);
    const asked = { gardenId: input.garden_id ?? null, plantId: input.plant_id ?? null };
    const place = await this.subjects.find(asked, context);
    const text = textOf(input);
    const reminder: AddedReminder = {
      reminderId: uuidv5(context.commandId, actorId),
      ownerId: actorId,
      sealedText: await this.personal.encrypt(actorId, writeReminderText(text)),
      isWatering: isWateringReminder(text.title, text.tags),
      dueAt: new Date(input.reminder_datetime).toISOString(),
      timeZone: input.time_zone ?? 'UTC',
      recurrence: recurrenceOf(input),
      priority: input.priority ?? null,
      ...place,
      isActive: input.is_active ?? true,
    };
    const today = dayIn(reminder.timeZone, this.now().toISOString());
    const isCompleted = input.is_completed ?? false;
    const command = { type: 'AddReminder', actorId, reminder, isCompleted, today } as const;
    const { events } = await this.reminders.handle(reminderStream(reminder.reminderId), command, context);
    const stored = events.find((event) => event.type === 'ReminderAdded')?.data;
    if (stored && !(await this.isSame(stored as AddedReminder, reminder))) throw keyReused();
    return { id: reminder.reminderId };
  }

  /** Encrypted twice, the same words are not the same text. */
  private async isSame(stored: AddedReminder, asked: AddedReminder): Promise<boolean> {
    if (stored.sealedText === asked.sealedText) return true;
    const decrypt = await this.personal.decrypterFor(asked.ownerId);
    const decrypted = (reminder: AddedReminder) => ({
      ...reminder,
      sealedText: decrypt(reminder.sealedText),
    });
    return isDeepStrictEqual(decrypted(stored), decrypted(asked));
  }
}

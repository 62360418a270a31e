import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { type Changed, editReminderCommand } from '@planted/contracts';
import { isWateringReminder } from '@planted/garden-domain';
import { type Handles, PERSONAL_DATA, type PersonalData, requestFor } from '@planted/service-kit';
import { OwnedSubjects } from '../read-models/dashboard/owned-subjects';
import { ReminderChanges } from '../reminder/reminder-changes';
import { recurrenceOf, textOf, writeReminderText } from '../reminder/reminder-text';

export class EditReminderCommand extends requestFor(editReminderCommand) {}

/** Changes what a reminder says, is about and how it comes back, with all its dates. */
@CommandHandler(EditReminderCommand)
export class EditReminderHandler implements Handles<typeof editReminderCommand> {
  constructor(
    @Inject(ReminderChanges) private readonly reminders: ReminderChanges,
    @Inject(OwnedSubjects) private readonly subjects: OwnedSubjects,
    @Inject(PERSONAL_DATA) private readonly personal: PersonalData,
  ) {}

  execute({ input, context }: EditReminderCommand): Promise<Changed> {
    const { revision } = input;
    const asked = { gardenId: input.garden_id ?? null, plantId: input.plant_id ?? null };
    return this.reminders.change(input, context, async (found) => {
      // What it is about already may stand no more; it stays so until it is about something else.
      const isSame = asked.gardenId === found.gardenId && asked.plantId === found.plantId;
      const place = isSame ? asked : await this.subjects.find(asked, context);
      const text = textOf(input);
      const edited = {
        sealedText: await this.personal.encrypt(found.actorId, writeReminderText(text)),
        isWatering: isWateringReminder(text.title, text.tags),
        recurrence: recurrenceOf(input),
        priority: input.priority ?? null,
        ...place,
      };
      const { actorId, scheduledAt: dueAt } = found;
      return { type: 'EditReminder', actorId, revision, edited, dueAt };
    });
  }
}

import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { type Changed, moveReminderCommand } from '@planted/contracts';
import { type Handles, requestFor } from '@planted/service-kit';
import { ReminderChanges } from '../reminder/reminder-changes';

export class MoveReminderCommand extends requestFor(moveReminderCommand) {}

/** Moves a date of a reminder, and the later ones with it. */
@CommandHandler(MoveReminderCommand)
export class MoveReminderHandler implements Handles<typeof moveReminderCommand> {
  constructor(@Inject(ReminderChanges) private readonly reminders: ReminderChanges) {}

  execute({ input, context }: MoveReminderCommand): Promise<Changed> {
    const { revision, reminder_datetime } = input;
    const dueAt = new Date(reminder_datetime).toISOString();
    return this.reminders.change(input, context, ({ actorId, occurrence, isCompleted, today }) => {
      const date = { occurrence, isCompleted, dueAt, today };
      return { type: 'MoveReminder', actorId, revision, ...date };
    });
  }
}

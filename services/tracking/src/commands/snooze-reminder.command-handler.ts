import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { type Changed, snoozeReminderCommand } from '@planted/contracts';
import { type Handles, requestFor } from '@planted/service-kit';
import { ReminderChanges } from '../reminder/reminder-changes';

export class SnoozeReminderCommand extends requestFor(snoozeReminderCommand) {}

/** Lets one date of a reminder ask at another time; its rhythm stays. */
@CommandHandler(SnoozeReminderCommand)
export class SnoozeReminderHandler implements Handles<typeof snoozeReminderCommand> {
  constructor(@Inject(ReminderChanges) private readonly reminders: ReminderChanges) {}

  execute({ input, context }: SnoozeReminderCommand): Promise<Changed> {
    const { revision, until } = input;
    const dueAt = new Date(until).toISOString();
    return this.reminders.change(input, context, ({ actorId, occurrence, isCompleted, today }) => {
      const date = { occurrence, isCompleted, dueAt, today };
      return { type: 'SnoozeReminder', actorId, revision, ...date };
    });
  }
}

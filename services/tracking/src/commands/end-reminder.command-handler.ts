import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { type Changed, endReminderCommand } from '@planted/contracts';
import { type Handles, requestFor } from '@planted/service-kit';
import { ReminderChanges } from '../reminder/reminder-changes';

export class EndReminderCommand extends requestFor(endReminderCommand) {}

/** Ends a reminder: it asks no more, and what was completed stays. */
@CommandHandler(EndReminderCommand)
export class EndReminderHandler implements Handles<typeof endReminderCommand> {
  constructor(@Inject(ReminderChanges) private readonly reminders: ReminderChanges) {}

  execute({ input, context }: EndReminderCommand): Promise<Changed> {
    const { revision } = input;
    return this.reminders.change(input, context, ({ actorId }) => ({
      type: 'EndReminder',
      actorId,
      revision,
    }));
  }
}

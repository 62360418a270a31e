import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { type Changed, restoreReminderCommand } from '@planted/contracts';
import { type Handles, requestFor } from '@planted/service-kit';
import { ReminderChanges } from '../reminder/reminder-changes';

export class RestoreReminderCommand extends requestFor(restoreReminderCommand) {}

/** Takes the deletion of a reminder back, or else its end. */
@CommandHandler(RestoreReminderCommand)
export class RestoreReminderHandler implements Handles<typeof restoreReminderCommand> {
  constructor(@Inject(ReminderChanges) private readonly reminders: ReminderChanges) {}

  execute({ input, context }: RestoreReminderCommand): Promise<Changed> {
    const { revision } = input;
    return this.reminders.change(input, context, ({ actorId }) => ({
      type: 'RestoreReminder',
      actorId,
      revision,
    }));
  }
}

import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { type Changed, deleteReminderCommand } from '@planted/contracts';
import { type Handles, requestFor } from '@planted/service-kit';
import { ReminderChanges } from '../reminder/reminder-changes';

export class DeleteReminderCommand extends requestFor(deleteReminderCommand) {}

/** Deletes a reminder with all its dates. */
@CommandHandler(DeleteReminderCommand)
export class DeleteReminderHandler implements Handles<typeof deleteReminderCommand> {
  constructor(@Inject(ReminderChanges) private readonly reminders: ReminderChanges) {}

  execute({ input, context }: DeleteReminderCommand): Promise<Changed> {
    const { revision } = input;
    return this.reminders.change(input, context, ({ actorId }) => ({
      type: 'DeleteReminder',
      actorId,
      revision,
    }));
  }
}

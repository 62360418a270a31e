import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { type OutputOf, reminderStream, updateReminderCommand } from '@planted/contracts';
import { dayIn } from '@planted/garden-domain';
import { type Clock, CLOCK, type Handles, RefusalError, requestFor, signedIn } from '@planted/service-kit';
import { OwnedReminders } from '../../read-models/reminders/owned-reminders';
import { reminderNotFound } from '../../reminder/reminder.decider';
import { doneEarlier } from '../../done-earlier';
import { ReminderCommands } from '../../reminder/reminder-commands';

export class UpdateReminderCommand extends requestFor(updateReminderCommand) {}

/** Ticks a date of a reminder off or opens it again (3 §4); what is so already stays as it is. */
@CommandHandler(UpdateReminderCommand)
export class UpdateReminderHandler implements Handles<typeof updateReminderCommand> {
  constructor(
    @Inject(ReminderCommands) private readonly reminders: ReminderCommands,
    @Inject(OwnedReminders) private readonly own: OwnedReminders,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  async execute({ input, context }: UpdateReminderCommand): Promise<OutputOf<typeof updateReminderCommand>> {
    const { id, is_completed, completed_at } = input;
    const actorId = signedIn(context);
    const found = await this.own.find(id, context);
    if (!found) throw new RefusalError(reminderNotFound);
    if (found.isCompleted === is_completed)
      return { id, is_completed, next_datetime: is_completed ? found.nextDueAt : null };
    const { reminderId, occurrence, scheduledAt, timeZone } = found;
    const now = this.now();
    const today = dayIn(timeZone, doneEarlier(now, completed_at) ?? now.toISOString());
    const update = { occurrence, dueAt: scheduledAt, isCompleted: is_completed, today };
    const command = { type: 'UpdateReminder', actorId, ...update } as const;
    const { events } = await this.reminders.handle(reminderStream(reminderId), command, context);
    const next = events.map((event) => (event.type === 'ReminderCompleted' ? event.data.nextDueAt : null));
    return { id, is_completed, next_datetime: next.at(-1) ?? null };
  }
}

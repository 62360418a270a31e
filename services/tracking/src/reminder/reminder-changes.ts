import { Inject, Injectable } from '@nestjs/common';
import { type Changed, type MessageContext, reminderStream } from '@planted/contracts';
import { dayIn } from '@planted/garden-domain';
import {
  type Clock,
  CLOCK,
  PERSONAL_DATA,
  type PersonalData,
  RefusalError,
  signedIn,
} from '@planted/service-kit';
import { OwnedReminders, type OwnedReminder } from '../read-models/reminders/owned-reminders';
import { reminderNotFound } from './reminder.decider';
import type { ChangeReminder } from './reminder-command';
import { ReminderCommands } from './reminder-commands';
import { readReminderText } from './reminder-text';

/** What every change of a reminder is asked with. */
interface AskedChange {
  /** Of any of its dates. */
  readonly id: string;
  readonly revision: number;
}

/** The reminder in hand, as a command needs it. */
export interface ReminderInHand extends OwnedReminder {
  readonly actorId: string;
  readonly today: string;
}

/** Changes a gardener's reminder that is named by one of its dates. */
@Injectable()
export class ReminderChanges {
  constructor(
    @Inject(ReminderCommands) private readonly reminders: ReminderCommands,
    @Inject(OwnedReminders) private readonly own: OwnedReminders,
    @Inject(PERSONAL_DATA) private readonly personal: PersonalData,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  /**
   * @throws RefusalError not-found for what is not the actor's; conflict, with what is there now as `current`, where
   *   another page was faster, or the reminder has ended or was deleted.
   */
  async change(
    { id, revision }: AskedChange,
    context: MessageContext,
    commandFor: (found: ReminderInHand) => ChangeReminder | Promise<ChangeReminder>,
  ): Promise<Changed> {
    const actorId = signedIn(context);
    const found = await this.own.find(id, context);
    if (!found) throw new RefusalError(reminderNotFound);
    const today = dayIn(found.timeZone, this.now().toISOString());
    const command = await commandFor({ ...found, actorId, today });
    try {
      const { events } = await this.reminders.handle(reminderStream(found.reminderId), command, context);
      const last = events.at(-1)?.data;
      return { id, revision: last && 'revision' in last ? last.revision : revision };
    } catch (cause) {
      if (!(cause instanceof RefusalError) || cause.refusal.code !== 'conflict') throw cause;
      const current = await this.currentOf(id, context);
      throw new RefusalError({ ...cause.refusal, ...(current && { current }) });
    }
  }

  private async currentOf(id: string, context: MessageContext) {
    const found = await this.own.find(id, context);
    const decrypt = await this.personal.decrypterFor(signedIn(context));
    const text = found && decrypt(found.sealedText);
    if (!found || text === undefined) return undefined;
    return {
      id,
      ...readReminderText(text),
      reminder_datetime: found.dueAt,
      is_completed: found.isCompleted,
      priority: found.priority,
      garden_id: found.gardenId,
      plant_id: found.plantId,
      recurrence_type: found.recurrence && { type: found.recurrence.type },
      recurrence_interval: found.recurrence?.interval ?? null,
      revision: found.revision,
      is_ended: found.isEnded,
      is_deleted: found.isDeleted,
    };
  }
}

import { Inject, Injectable } from '@nestjs/common';
import { type ReminderEvent, reminderEventTypes } from '@planted/contracts';
import type { EventStore } from '@planted/event-sourcing';
import {
  type Clock,
  CLOCK,
  createStreamCommands,
  EVENT_STORE,
  NEW_ID,
  type NewId,
  type StreamCommands,
} from '@planted/service-kit';
import { reminderDecider } from './reminder.decider';
import type { ReminderCommand } from './reminder-command';
import type { ReminderState } from './reminder-state';

/** Ticking off and opening again were two commands once, and are told apart in stored command ids ever since. */
function storedReminderCommand(command: ReminderCommand): string {
  if (command.type !== 'UpdateReminder') return command.type;
  return command.isCompleted ? 'CompleteReminder' : 'ReopenReminder';
}

/** Lets a reminder's stream decide a command, and stores what it decides. */
@Injectable()
export class ReminderCommands {
  readonly handle: StreamCommands<ReminderCommand, ReminderState, ReminderEvent>['handle'];

  constructor(
    @Inject(EVENT_STORE) store: EventStore,
    @Inject(CLOCK) now: Clock,
    @Inject(NEW_ID) newId: NewId,
  ) {
    this.handle = createStreamCommands({
      service: 'tracking',
      store,
      now,
      newId,
      decider: reminderDecider,
      eventTypes: reminderEventTypes,
      storedName: storedReminderCommand,
    }).handle;
  }
}

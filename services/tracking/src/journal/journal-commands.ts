import { Inject, Injectable } from '@nestjs/common';
import { type JournalEvent, journalEventTypes } from '@planted/contracts';
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
import { type JournalCommand, type JournalEntryState, journalEntryDecider } from './journal-entry.decider';

/** Lets a journal entry's stream decide a command, and stores what it decides. */
@Injectable()
export class JournalCommands {
  readonly handle: StreamCommands<JournalCommand, JournalEntryState, JournalEvent>['handle'];

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
      decider: journalEntryDecider,
      eventTypes: journalEventTypes,
      storedName: ({ type }) => (type === 'AddJournalEntry' ? 'WriteJournalEntry' : type),
    }).handle;
  }
}

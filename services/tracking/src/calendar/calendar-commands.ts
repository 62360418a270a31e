import { Inject, Injectable } from '@nestjs/common';
import {
  type CalendarEvent,
  calendarEventTypes,
  calendarStream,
  type MessageContext,
} from '@planted/contracts';
import { createStreamStates, createUpcaster, type EventStore } from '@planted/event-sourcing';
import { type Clock, CLOCK, EVENT_STORE, NEW_ID, type NewId, upcastersFrom } from '@planted/service-kit';
import { type HandleCommand, streamCommands } from '../stream-commands';
import { calendarDecider, type CalendarState } from './calendar.decider';
import type { CalendarCommand } from './calendar-command';

/** Lets a gardener's address decide a command, and tells what it is. */
@Injectable()
export class CalendarCommands {
  private readonly decided: HandleCommand<CalendarCommand, CalendarEvent>;
  private readonly states;

  constructor(
    @Inject(EVENT_STORE) store: EventStore,
    @Inject(CLOCK) now: Clock,
    @Inject(NEW_ID) newId: NewId,
  ) {
    const decider = calendarDecider;
    const storedName = ({ type }: CalendarCommand) => type;
    this.decided = streamCommands({ store, now, newId, decider, eventTypes: calendarEventTypes, storedName });
    this.states = createStreamStates({
      store,
      decider,
      upcaster: createUpcaster(upcastersFrom(calendarEventTypes)),
      cache: undefined,
    });
  }

  /**
   * @returns the version that the command led to, now or when it first arrived
   * @throws RefusalError conflict where another page was faster; not-found without an address
   */
  async handle(command: CalendarCommand, context: MessageContext): Promise<{ version: number }> {
    const events = await this.decided(calendarStream(command.actorId), command, context);
    return { version: events.at(-1)?.data.version ?? command.expectedVersion };
  }

  /** As it is now, whatever read models show. */
  async stateOf(gardenerId: string): Promise<CalendarState> {
    const { state } = await this.states.read(calendarStream(gardenerId), { actor: '', commandId: null });
    return state;
  }
}

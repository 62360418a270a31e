import { Inject, Injectable } from '@nestjs/common';
import {
  type CalendarEvent,
  calendarEventTypes,
  calendarStream,
  type MessageContext,
} from '@planted/contracts';
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
import { calendarDecider, type CalendarState } from './calendar.decider';
import type { CalendarCommand } from './calendar-command';

/** Lets a gardener's address decide a command, and tells what it is. */
@Injectable()
export class CalendarCommands {
  private readonly streams: StreamCommands<CalendarCommand, CalendarState, CalendarEvent>;

  constructor(
    @Inject(EVENT_STORE) store: EventStore,
    @Inject(CLOCK) now: Clock,
    @Inject(NEW_ID) newId: NewId,
  ) {
    this.streams = createStreamCommands({
      ...{ service: 'tracking', store, now, newId },
      ...{ decider: calendarDecider, eventTypes: calendarEventTypes },
    });
  }

  /**
   * @returns the version that the command led to, now or when it first arrived
   * @throws RefusalError conflict where another page was faster; not-found without an address
   */
  async handle(command: CalendarCommand, context: MessageContext): Promise<{ version: number }> {
    const { events } = await this.streams.handle(calendarStream(command.actorId), command, context);
    return { version: events.at(-1)?.data.version ?? command.expectedVersion };
  }

  /** As it is now, whatever read models show. */
  stateOf(gardenerId: string): Promise<CalendarState> {
    return this.streams.stateOf(calendarStream(gardenerId));
  }
}

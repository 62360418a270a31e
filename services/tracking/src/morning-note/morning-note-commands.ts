import { Inject, Injectable } from '@nestjs/common';
import {
  type MessageContext,
  type MorningNoteEvent,
  morningNoteEventTypes,
  morningNoteStream,
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
import { morningNoteDecider, type MorningNoteState } from './morning-note.decider';
import type { MorningNoteCommand } from './morning-note-command';

/** Lets what a gardener chose decide a command, and tells what it is. */
@Injectable()
export class MorningNoteCommands {
  private readonly streams: StreamCommands<MorningNoteCommand, MorningNoteState, MorningNoteEvent>;

  constructor(
    @Inject(EVENT_STORE) store: EventStore,
    @Inject(CLOCK) now: Clock,
    @Inject(NEW_ID) newId: NewId,
  ) {
    this.streams = createStreamCommands({
      ...{ service: 'tracking', store, now, newId },
      ...{ decider: morningNoteDecider, eventTypes: morningNoteEventTypes },
    });
  }

  /** @throws RefusalError conflict where another page was faster */
  async handle(command: MorningNoteCommand, context: MessageContext): Promise<{ version: number }> {
    const { events } = await this.streams.handle(morningNoteStream(command.actorId), command, context);
    const last = events.at(-1)?.data.version;
    return { version: last ?? (command.type === 'ChooseMorningNote' ? command.expectedVersion : 0) };
  }

  /** As it is now, whatever read models show. */
  stateOf(gardenerId: string): Promise<MorningNoteState> {
    return this.streams.stateOf(morningNoteStream(gardenerId));
  }
}

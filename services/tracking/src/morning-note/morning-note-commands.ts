import { Inject, Injectable } from '@nestjs/common';
import {
  type MessageContext,
  type MorningNoteEvent,
  morningNoteEventTypes,
  morningNoteStream,
} from '@planted/contracts';
import { createStreamStates, createUpcaster, type EventStore } from '@planted/event-sourcing';
import { type Clock, CLOCK, EVENT_STORE, NEW_ID, type NewId, upcastersFrom } from '@planted/service-kit';
import { type HandleCommand, streamCommands } from '../stream-commands';
import { morningNoteDecider, type MorningNoteState } from './morning-note.decider';
import type { MorningNoteCommand } from './morning-note-command';

/** Lets what a gardener chose decide a command, and tells what it is. */
@Injectable()
export class MorningNoteCommands {
  private readonly decided: HandleCommand<MorningNoteCommand, MorningNoteEvent>;
  private readonly states;

  constructor(
    @Inject(EVENT_STORE) store: EventStore,
    @Inject(CLOCK) now: Clock,
    @Inject(NEW_ID) newId: NewId,
  ) {
    const decider = morningNoteDecider;
    const eventTypes = morningNoteEventTypes;
    const storedName = ({ type }: MorningNoteCommand) => type;
    this.decided = streamCommands({ store, now, newId, decider, eventTypes, storedName });
    const upcaster = createUpcaster(upcastersFrom(eventTypes));
    this.states = createStreamStates({ store, decider, upcaster, cache: undefined });
  }

  /** @throws RefusalError conflict where another page was faster */
  async handle(command: MorningNoteCommand, context: MessageContext): Promise<{ version: number }> {
    const events = await this.decided(morningNoteStream(command.actorId), command, context);
    const last = events.at(-1)?.data.version;
    return { version: last ?? (command.type === 'ChooseMorningNote' ? command.expectedVersion : 0) };
  }

  /** As it is now, whatever read models show. */
  async stateOf(gardenerId: string): Promise<MorningNoteState> {
    const { state } = await this.states.read(morningNoteStream(gardenerId), { actor: '', commandId: null });
    return state;
  }
}

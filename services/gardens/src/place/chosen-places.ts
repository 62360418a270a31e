import { Inject, Injectable } from '@nestjs/common';
import {
  type MessageContext,
  type PlaceEvent,
  placeEventTypes,
  placeStream,
  type Refusal,
} from '@planted/contracts';
import {
  type CommandHandler,
  createCommandHandler,
  createUpcaster,
  type EventStore,
} from '@planted/event-sourcing';
import {
  type Clock,
  CLOCK,
  createEventEncryption,
  EVENT_STORE,
  NEW_ID,
  type NewId,
  PERSONAL_DATA,
  type PersonalData,
  RefusalError,
  upcastersFrom,
} from '@planted/service-kit';
import { type ChoosePlace, choiceIn, type ChosenPlaces, placesDecider } from './places.decider';

/**
 * The choices of a gardener, which are a short stream: it is folded when it is asked for, so that no table holds places
 * (decision 0130).
 */
@Injectable()
export class ChosenPlacesOf {
  private readonly handler: CommandHandler<ChoosePlace, ChosenPlaces, PlaceEvent, Refusal>;

  constructor(
    @Inject(EVENT_STORE) store: EventStore,
    @Inject(CLOCK) now: Clock,
    @Inject(NEW_ID) newId: NewId,
    @Inject(PERSONAL_DATA) personal: PersonalData,
  ) {
    const { encrypt, decrypt } = createEventEncryption(personal);
    const upcaster = createUpcaster(upcastersFrom(placeEventTypes), decrypt);
    this.handler = createCommandHandler({
      ...{ store, decider: placesDecider, service: 'gardens', upcaster, encrypt, now, newId },
    });
  }

  /**
   * @returns the version that the command led to, now or when it first arrived
   * @throws RefusalError when another page was faster; the store's errors when it cannot be reached
   */
  async choose(command: ChoosePlace, context: MessageContext): Promise<number> {
    const metadata = {
      actor: command.actorId,
      correlationId: context.correlationId,
      commandId: `${command.type}:${context.commandId}`,
      ...(context.fingerprint !== undefined && { fingerprint: context.fingerprint }),
    };
    const stream = placeStream(command.actorId);
    const result = await this.handler.handle({ stream, command, metadata });
    if (!result.ok) throw new RefusalError(result.refusal);
    return result.events[0]?.data.version ?? choiceIn(result.state, command.gardenId).version;
  }

  of(gardenerId: string): Promise<ChosenPlaces> {
    return this.handler.stateOf(placeStream(gardenerId));
  }
}

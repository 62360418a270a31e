import { Inject, Injectable } from '@nestjs/common';
import { type MessageContext, type PlaceEvent, placeEventTypes, placeStream } from '@planted/contracts';
import type { EventStore } from '@planted/event-sourcing';
import {
  type Clock,
  CLOCK,
  createStreamCommands,
  EVENT_STORE,
  NEW_ID,
  type NewId,
  PERSONAL_DATA,
  type PersonalData,
  type StreamCommands,
} from '@planted/service-kit';
import { type ChoosePlace, choiceIn, type ChosenPlaces, placesDecider } from './places.decider';

/**
 * The choices of a gardener, which are a short stream: it is folded when it is asked for, so that no table holds places
 * (decision 0130).
 */
@Injectable()
export class ChosenPlacesOf {
  private readonly streams: StreamCommands<ChoosePlace, ChosenPlaces, PlaceEvent>;

  constructor(
    @Inject(EVENT_STORE) store: EventStore,
    @Inject(CLOCK) now: Clock,
    @Inject(NEW_ID) newId: NewId,
    @Inject(PERSONAL_DATA) personal: PersonalData,
  ) {
    this.streams = createStreamCommands({
      ...{ service: 'gardens', store, now, newId, personal },
      ...{ decider: placesDecider, eventTypes: placeEventTypes },
    });
  }

  /**
   * @returns the version that the command led to, now or when it first arrived
   * @throws RefusalError when another page was faster; the store's errors when it cannot be reached
   */
  async choose(command: ChoosePlace, context: MessageContext): Promise<number> {
    const result = await this.streams.handle(placeStream(command.actorId), command, context);
    return result.events[0]?.data.version ?? choiceIn(result.state, command.gardenId).version;
  }

  of(gardenerId: string): Promise<ChosenPlaces> {
    return this.streams.stateOf(placeStream(gardenerId));
  }
}

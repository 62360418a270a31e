import { Inject, Injectable } from '@nestjs/common';
import {
  type KnownOwnKind,
  type MessageContext,
  type OwnKindEvent,
  ownKindEventTypes,
  ownKindsStream,
} from '@planted/contracts';
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
import { type OwnKindCommand, ownKindsDecider, ownKindsIn, type OwnKindsLog } from './own-kinds.decider';

/**
 * The own kinds of a gardener: one stream, folded when it is asked for, so that no table holds their names (decision 0182).
 */
@Injectable()
export class OwnKindsOf {
  private readonly streams: StreamCommands<OwnKindCommand, OwnKindsLog, OwnKindEvent>;

  constructor(
    @Inject(EVENT_STORE) store: EventStore,
    @Inject(CLOCK) now: Clock,
    @Inject(NEW_ID) newId: NewId,
    @Inject(PERSONAL_DATA) personal: PersonalData,
  ) {
    this.streams = createStreamCommands({
      ...{ service: 'gardens', store, now, newId, personal },
      ...{ decider: ownKindsDecider, eventTypes: ownKindEventTypes },
    });
  }

  /** @throws RefusalError for what the decider refuses; the store's errors when it cannot be reached */
  async handle(command: OwnKindCommand, context: MessageContext): Promise<void> {
    await this.streams.handle(ownKindsStream(command.actorId), command, context);
  }

  /** In the order in which they came. */
  async of(gardenerId: string): Promise<readonly KnownOwnKind[]> {
    return [...ownKindsIn(await this.streams.stateOf(ownKindsStream(gardenerId))).values()];
  }
}

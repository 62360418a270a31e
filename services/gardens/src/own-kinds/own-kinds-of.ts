import { Inject, Injectable } from '@nestjs/common';
import {
  type KnownOwnKind,
  type MessageContext,
  type OwnKindEvent,
  ownKindEventTypes,
  ownKindsStream,
} from '@planted/contracts';
import { type EventStore, StateCache } from '@planted/event-sourcing';
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

/** What the own kinds in memory may have been folded from, in characters of JSON: 20 gardeners of 2,000 each. */
const MAX_CACHED = 8 * 1024 * 1024;

/**
 * The own kinds of a gardener: one stream, folded when it is asked for, so that no table holds their names (decision 0182).
 * What was asked for last is kept in memory, so that each question reads only what is new.
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
      cache: new StateCache({ store, maxSize: MAX_CACHED }),
    });
  }

  /** @throws RefusalError for what the decider refuses; the store's errors when it cannot be reached */
  async handle(command: OwnKindCommand, context: MessageContext): Promise<void> {
    await this.streams.handle(ownKindsStream(command.actorId), command, context);
  }

  /** In the order in which they came; the same list as long as nothing has changed. */
  async of(gardenerId: string): Promise<readonly KnownOwnKind[]> {
    return ownKindsIn(await this.streams.stateOf(ownKindsStream(gardenerId))).list;
  }
}

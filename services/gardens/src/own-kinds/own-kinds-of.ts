import { Inject, Injectable } from '@nestjs/common';
import {
  type KnownOwnKind,
  type MessageContext,
  type OwnKindEvent,
  ownKindEventTypes,
  ownKindsStream,
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
import { type OwnKindCommand, ownKindsDecider, ownKindsIn, type OwnKindsLog } from './own-kinds.decider';

/**
 * The own kinds of a gardener: one stream, folded when it is asked for, so that no table holds their names (decision 0182).
 */
@Injectable()
export class OwnKindsOf {
  private readonly handler: CommandHandler<OwnKindCommand, OwnKindsLog, OwnKindEvent, Refusal>;

  constructor(
    @Inject(EVENT_STORE) store: EventStore,
    @Inject(CLOCK) now: Clock,
    @Inject(NEW_ID) newId: NewId,
    @Inject(PERSONAL_DATA) personal: PersonalData,
  ) {
    const { encrypt, decrypt } = createEventEncryption(personal);
    const upcaster = createUpcaster(upcastersFrom(ownKindEventTypes), decrypt);
    this.handler = createCommandHandler({
      ...{ store, decider: ownKindsDecider, service: 'gardens', upcaster, encrypt, now, newId },
    });
  }

  /** @throws RefusalError for what the decider refuses; the store's errors when it cannot be reached */
  async handle(command: OwnKindCommand, context: MessageContext): Promise<void> {
    const metadata = {
      actor: command.actorId,
      correlationId: context.correlationId,
      commandId: `${command.type}:${context.commandId}`,
      ...(context.fingerprint !== undefined && { fingerprint: context.fingerprint }),
    };
    const stream = ownKindsStream(command.actorId);
    const result = await this.handler.handle({ stream, command, metadata });
    if (!result.ok) throw new RefusalError(result.refusal);
  }

  /** In the order in which they came. */
  async of(gardenerId: string): Promise<readonly KnownOwnKind[]> {
    return [...ownKindsIn(await this.handler.stateOf(ownKindsStream(gardenerId))).values()];
  }
}

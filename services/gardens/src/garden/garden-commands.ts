import { Inject, Injectable } from '@nestjs/common';
import {
  type GardenEvent,
  gardenEventTypes,
  gardenStream,
  type MessageContext,
  type Refusal,
} from '@planted/contracts';
import {
  type CommandHandler,
  createCommandHandler,
  createUpcaster,
  type EventStore,
  decryptEvents,
  type RecordedEvent,
  StateCache,
  type Upcaster,
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
import { gardenDecider } from './garden.decider';
import type { GardenCommand } from './garden-command';
import type { ExistingGarden, GardenState } from './garden-state';
import { STORED_COMMAND_NAMES } from './stored-command-names';

const gardenUpcasters = upcastersFrom(gardenEventTypes);

/** What the gardens in memory may have been folded from, in characters of JSON: 1,000 gardens of a season, or 16 of 4,000 acts. */
const MAX_CACHED = 16 * 1024 * 1024;

export interface GardenOutcome {
  /** What the command appended, now or when it first arrived; empty when it changed nothing. */
  readonly events: readonly RecordedEvent<GardenEvent>[];
  readonly state: ExistingGarden;
}

/** Lets a garden's stream decide a command, and stores what it decides. */
@Injectable()
export class GardenCommands {
  private readonly upcaster: Upcaster;
  private readonly handler: CommandHandler<GardenCommand, GardenState, GardenEvent, Refusal>;

  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(CLOCK) now: Clock,
    @Inject(NEW_ID) newId: NewId,
    @Inject(PERSONAL_DATA) personal: PersonalData,
  ) {
    const { encrypt, decrypt } = createEventEncryption(personal);
    const upcaster = createUpcaster(gardenUpcasters, decrypt);
    this.upcaster = upcaster;
    this.handler = createCommandHandler({
      store,
      decider: gardenDecider,
      service: 'gardens',
      upcaster,
      encrypt,
      cache: new StateCache({ store, maxSize: MAX_CACHED }),
      now,
      newId,
    });
  }

  /** @throws RefusalError when the garden refuses; the store's errors when it cannot be reached. */
  async handle(gardenId: string, command: GardenCommand, context: MessageContext): Promise<GardenOutcome> {
    const metadata = {
      actor: command.actorId,
      correlationId: context.correlationId,
      // The kind of command is part of the id, so that one key sent with a save and a layout means two commands.
      commandId: `${STORED_COMMAND_NAMES[command.type]}:${context.commandId}`,
      ...(context.fingerprint !== undefined && { fingerprint: context.fingerprint }),
    };
    const result = await this.handler.handle({ stream: gardenStream(gardenId), command, metadata });
    if (!result.ok) throw new RefusalError(result.refusal);
    if (!result.state.exists) throw new Error(`an accepted command left no garden ${gardenId}`);
    return { events: result.events, state: result.state };
  }

  /**
   * Asks the garden as it is now, without storing anything; for commands to several gardens, all or none.
   * @throws RefusalError when the garden would refuse.
   */
  async check(gardenId: string, command: GardenCommand): Promise<void> {
    const decision = gardenDecider.decide(await this.handler.stateOf(gardenStream(gardenId)), command);
    if (!decision.ok) throw new RefusalError(decision.refusal);
  }

  /** Every GardenSaved of a garden, oldest first. */
  async savesOf(gardenId: string): Promise<GardenSavedEvent[]> {
    return (await this.pastOf(gardenId)).filter(isGardenSaved);
  }

  private async pastOf(gardenId: string): Promise<RecordedEvent<GardenEvent>[]> {
    const stored = await decryptEvents(this.upcaster, await this.store.readStream(gardenStream(gardenId)));
    // The registered upcasters are what makes stored data this decider's events.
    return stored.map((event) => this.upcaster.upcast(event) as unknown as RecordedEvent<GardenEvent>);
  }
}

type GardenSavedEvent = RecordedEvent<Extract<GardenEvent, { type: 'GardenSaved' }>>;

const isGardenSaved = (event: RecordedEvent<GardenEvent>): event is GardenSavedEvent =>
  event.type === 'GardenSaved';

import { Inject, Injectable } from '@nestjs/common';
import { type GardenEvent, gardenEventTypes, gardenStream, type MessageContext } from '@planted/contracts';
import { type EventStore, decryptEvents, type RecordedEvent, StateCache } from '@planted/event-sourcing';
import {
  type Clock,
  CLOCK,
  type ComingCommand,
  createStreamCommands,
  EVENT_STORE,
  NEW_ID,
  type NewId,
  PERSONAL_DATA,
  type PersonalData,
  RefusalError,
  type StreamCommands,
} from '@planted/service-kit';
import { gardenDecider } from './garden.decider';
import type { GardenCommand } from './garden-command';
import type { ExistingGarden, GardenState } from './garden-state';
import { STORED_COMMAND_NAMES } from './stored-command-names';

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
  private readonly streams: StreamCommands<GardenCommand, GardenState, GardenEvent>;

  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(CLOCK) now: Clock,
    @Inject(NEW_ID) newId: NewId,
    @Inject(PERSONAL_DATA) personal: PersonalData,
  ) {
    this.streams = createStreamCommands({
      ...{ service: 'gardens', store, now, newId, personal },
      ...{ decider: gardenDecider, eventTypes: gardenEventTypes },
      cache: new StateCache({ store, maxSize: MAX_CACHED }),
      storedName: ({ type }) => STORED_COMMAND_NAMES[type],
    });
  }

  /** @throws RefusalError when the garden refuses; the store's errors when it cannot be reached. */
  handle(gardenId: string, command: GardenCommand, context: MessageContext): Promise<GardenOutcome> {
    return this.decide(gardenId, command, context);
  }

  /** As `handle`, for a command that needs more than was sent: that is asked for while the garden is read. */
  handleOnce<Whole extends GardenCommand>(
    gardenId: string,
    { type, actorId }: Pick<Whole, 'type' | 'actorId'>,
    whole: Promise<Whole>,
    context: MessageContext,
  ): Promise<GardenOutcome> {
    return this.decide(gardenId, { actorId, storedName: STORED_COMMAND_NAMES[type], whole }, context);
  }

  private async decide(
    gardenId: string,
    command: GardenCommand | ComingCommand<GardenCommand>,
    context: MessageContext,
  ): Promise<GardenOutcome> {
    const { events, state } = await this.streams.handle(gardenStream(gardenId), command, context);
    if (!state.exists) throw new Error(`an accepted command left no garden ${gardenId}`);
    return { events, state };
  }

  /**
   * Asks the garden as it is now, without storing anything; for commands to several gardens, all or none.
   * @throws RefusalError when the garden would refuse.
   */
  async check(gardenId: string, command: GardenCommand): Promise<void> {
    const decision = gardenDecider.decide(await this.streams.stateOf(gardenStream(gardenId)), command);
    if (!decision.ok) throw new RefusalError(decision.refusal);
  }

  /** Every GardenSaved of a garden, oldest first. */
  async savesOf(gardenId: string): Promise<GardenSavedEvent[]> {
    return (await this.pastOf(gardenId)).filter(isGardenSaved);
  }

  private async pastOf(gardenId: string): Promise<RecordedEvent<GardenEvent>[]> {
    const stored = await decryptEvents(
      this.streams.upcaster,
      await this.store.readStream(gardenStream(gardenId)),
    );
    // The registered upcasters are what makes stored data this decider's events.
    return stored.map(
      (event) => this.streams.upcaster.upcast(event) as unknown as RecordedEvent<GardenEvent>,
    );
  }
}

type GardenSavedEvent = RecordedEvent<Extract<GardenEvent, { type: 'GardenSaved' }>>;

const isGardenSaved = (event: RecordedEvent<GardenEvent>): event is GardenSavedEvent =>
  event.type === 'GardenSaved';

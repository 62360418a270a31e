import { Inject, Injectable } from '@nestjs/common';
import {
  type BranchEvent,
  branchEventTypes,
  branchesStream,
  type GardenEvent,
  gardenEventTypes,
  gardenStream,
  type MessageContext,
} from '@planted/contracts';
import {
  createUpcaster,
  decryptEvents,
  type EventStore,
  fold,
  type RecordedEvent,
  type Upcaster,
} from '@planted/event-sourcing';
import { dayOf } from '@planted/garden-domain';
import {
  type Clock,
  CLOCK,
  createEventEncryption,
  createStreamCommands,
  EVENT_STORE,
  NEW_ID,
  type NewId,
  PERSONAL_DATA,
  type PersonalData,
  RefusalError,
  type StreamCommands,
  upcastersFrom,
} from '@planted/service-kit';
import { evolve } from '../garden/evolve-garden';
import { type ExistingGarden, type GardenState, noGarden } from '../garden/garden-state';
import { bedChangeOf, matrixFrom } from '../garden/layout-history';
import { type Adoption, adoptionOf, type Reshaped } from './adoption';
import type { BranchCommand } from './branch-command';
import type { Branch, Branches } from './branch-state';
import { branchesDecider, branchNotFound, refusalOfClosed } from './branches.decider';

/** A garden as a branch found it, and as it is today. */
export interface BranchGround {
  readonly base: ExistingGarden;
  readonly current: ExistingGarden;
  /** So many events it has today. */
  readonly gardenEvents: number;
  readonly reshapes: readonly Reshaped[];
}

/** The branches of gardens: a short stream for each garden, folded when it is asked for (decision 0152). */
@Injectable()
export class BranchesOf {
  private readonly gardenUpcaster: Upcaster;
  private readonly streams: StreamCommands<BranchCommand, Branches, BranchEvent>;

  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(CLOCK) private readonly now: Clock,
    @Inject(NEW_ID) newId: NewId,
    @Inject(PERSONAL_DATA) personal: PersonalData,
  ) {
    const { decrypt } = createEventEncryption(personal);
    this.gardenUpcaster = createUpcaster(upcastersFrom(gardenEventTypes), decrypt);
    this.streams = createStreamCommands({
      ...{ service: 'gardens', store, now, newId, personal },
      ...{ decider: branchesDecider, eventTypes: branchEventTypes },
    });
  }

  /**
   * @returns what the command stored, now or when it first arrived
   * @throws RefusalError; the store's errors when it cannot be reached
   */
  async handle(command: BranchCommand, context: MessageContext): Promise<readonly BranchEvent[]> {
    const { events } = await this.streams.handle(branchesStream(command.gardenId), command, context);
    return events;
  }

  of(gardenId: string): Promise<Branches> {
    return this.streams.stateOf(branchesStream(gardenId));
  }

  /** @throws RefusalError not-found for one that is not there; conflict for one that is not open */
  async openBranch(gardenId: string, branchId: string): Promise<Branch> {
    const branch = await this.branch(gardenId, branchId);
    if (branch.status !== 'open') throw new RefusalError(refusalOfClosed(branch));
    return branch;
  }

  /** @throws RefusalError not-found */
  async branch(gardenId: string, branchId: string): Promise<Branch> {
    const branch = (await this.of(gardenId)).get(branchId);
    if (!branch) throw new RefusalError(branchNotFound);
    return branch;
  }

  /** @param gardenEvents of the garden as a branch found it; those of today without */
  async groundOf(gardenId: string, gardenEvents = Number.POSITIVE_INFINITY): Promise<BranchGround> {
    const stored = await decryptEvents(
      this.gardenUpcaster,
      await this.store.readStream(gardenStream(gardenId)),
    );
    // The registered upcasters are what makes stored data this decider's events.
    const events = stored.map(
      (event) => this.gardenUpcaster.upcast(event) as unknown as RecordedEvent<GardenEvent>,
    );
    const base = existing(fold(gardenFolds, events.slice(0, Math.min(gardenEvents, events.length))));
    const reshapes: Reshaped[] = [];
    let current = base;
    for (const event of events.slice(gardenEvents)) {
      const bed = event.type === 'LayoutChanged' ? event.data.bed : null;
      if (bed) reshapes.push({ before: matrixFrom(current.saved.matrix), change: bedChangeOf(bed) });
      current = existing(evolve(current, event));
    }
    return { base, current, gardenEvents: events.length, reshapes };
  }

  /** What adopting the branch would do in its garden now. */
  adoptionOf(branch: Branch, { base, current, reshapes }: BranchGround): Adoption {
    return adoptionOf({ branch, base, current, reshapes, today: dayOf(this.now()) });
  }
}

const gardenFolds = { initialState: noGarden, evolve };

function existing(garden: GardenState): ExistingGarden {
  if (!garden.exists) throw new Error('a garden with an owner has no save');
  return garden;
}

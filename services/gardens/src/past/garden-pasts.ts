import { Inject, Injectable } from '@nestjs/common';
import { type GardenEvent, gardenEventTypes, gardenStream, type PastEntry } from '@planted/contracts';
import { createStreamStates, createUpcaster, type EventStore, StateCache } from '@planted/event-sourcing';
import { daysIn, foldPast, type GardenPast, type PastAct } from '@planted/garden-domain';
import {
  createEventEncryption,
  EVENT_STORE,
  PERSONAL_DATA,
  type PersonalData,
  upcastersFrom,
} from '@planted/service-kit';
import { OF_ENTRIES } from '../garden/evolve-garden';
import { entriesOf } from '../garden/garden-entries';
import type { PastEvent, Recorded } from '../garden/garden-state';
import { type RecordedAct, recordedActOf } from './past-act';
import { pastEntriesOf } from './past-entries';

/** What the pasts in memory may have been folded from, in characters of JSON: three gardens of 20,000 events. */
const MAX_CACHED = 16 * 1024 * 1024;

/** A garden's past, with what its gardener logged of its plantings. */
export interface ToldPast extends GardenPast {
  readonly entries: readonly PastEntry[];
}

/** What events say in time, the newest first: a past of any age adds at once. */
interface Acts {
  readonly act: RecordedAct;
  readonly before: Acts | null;
}

interface PastState {
  readonly acts: Acts | null;
  readonly recorded: Recorded | null;
}

const nothing: PastState = { acts: null, recorded: null };

function evolve({ acts, recorded }: PastState, event: PastEvent): PastState {
  const act = recordedActOf(event);
  return {
    acts: act ? { act, before: acts } : acts,
    recorded: OF_ENTRIES.has(event.type) ? { event, before: recorded } : recorded,
  };
}

interface FoldedPast {
  readonly timeZone: string;
  readonly past: ToldPast;
}

/**
 * The pasts of gardens, folded from the log when they are asked for: there is no table of them, so every garden has its
 * past from its first event on. What was read last is kept, so that a garden of any age reads only what is new; folded,
 * for the clock that was asked last.
 */
@Injectable()
export class GardenPasts {
  private readonly states: ReturnType<typeof createStreamStates<PastState, GardenEvent>>;
  private readonly folded = new WeakMap<PastState, FoldedPast>();

  constructor(@Inject(EVENT_STORE) store: EventStore, @Inject(PERSONAL_DATA) personal: PersonalData) {
    const { decrypt } = createEventEncryption(personal);
    this.states = createStreamStates<PastState, GardenEvent>({
      store,
      decider: { initialState: nothing, evolve },
      upcaster: createUpcaster(upcastersFrom(gardenEventTypes), decrypt),
      cache: new StateCache<PastState>({ store, maxSize: MAX_CACHED }),
    });
  }

  /**
   * @param timeZone on whose clock the days are on which something was recorded
   * @throws UnreadableEventError, or PostgreSQL's error
   */
  async of(gardenId: string, timeZone: string): Promise<ToldPast> {
    const { state } = await this.states.read(gardenStream(gardenId), { actor: '', commandId: null });
    const known = this.folded.get(state);
    if (known?.timeZone === timeZone) return known.past;
    const dayOf = daysIn(timeZone);
    const acts: PastAct[] = [];
    for (let at = state.acts; at; at = at.before) acts.push({ ...at.act, on: dayOf(at.act.time) });
    const past = { ...foldPast(acts.toReversed()), entries: pastEntriesOf(entriesOf(state)) };
    this.folded.set(state, { timeZone, past });
    return past;
  }
}

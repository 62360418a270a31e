import {
  baseAfter,
  baseFrom,
  baseToKeep,
  type LayoutBase,
  type Plant,
  type ServedLayout,
  servedSpots,
  spotsById,
} from '@planted/contracts';
import {
  changeLayout,
  type EndOfPlanting,
  formatMatrix,
  layoutDifference,
  type Matrix,
  type PlantingSpot,
  rebaseLayout,
  type UnfitChange,
} from '@planted/garden-domain';
import { createStore } from '@planted/mfe-kit';
import { startHistory } from '../layout/history';
import { EMPTY_LAYOUT, freePlace, type Layout } from '../layout/layout';
import { createPlanter, type Planter } from '../planter/create-planter';
import { savedPlot } from '../planter/garden-plot';
import { startWork } from '../planter/garden-work';
import type { PersistedPlanter } from '../planter/planter-draft';
import { layoutOf, spotsIn } from './spots';
import type { PendingAct, PersistedGarden } from './saved-draft';

export interface SavedGardenState {
  /** Another one when the ground was changed. */
  readonly planter: Planter;
  readonly base: LayoutBase;
  readonly unfit: readonly UnfitChange[];
  readonly pending: PendingAct | null;
  /** Ids of what was put into the ground, and is more than a plan. */
  readonly grown: ReadonlySet<string>;
}

interface Dependencies {
  readonly served: ServedLayout;
  readonly catalogue: readonly Plant[];
  readonly kept: PersistedGarden | null;
  readonly newId: () => string;
  readonly newSeed: () => number;
}

export type SavedGarden = ReturnType<typeof createSavedGarden>;

/** A saved garden in the planter: its draft, what that was made of, and what others have made of the garden since. */
export function createSavedGarden({ served, catalogue, kept, newId, newSeed }: Dependencies) {
  const gardenId = served.garden.id;
  /** The newest answer of the server: what another tab makes of the draft may be behind it. */
  let latest = served;

  function newPlanter(matrix: Matrix, keptPlanter: PersistedPlanter): Planter {
    const plot = savedPlot({ ...latest.garden, matrix: formatMatrix(matrix) });
    return createPlanter({ plots: [plot], kept: keptPlanter, newId, newSeed });
  }

  function fromDraft({ planter, base, unfit, pending }: PersistedGarden) {
    const known = baseFrom(base) ?? answeredBase({ standing: new Map(), ended: new Map() });
    return { planter: newPlanter(known.matrix, planter), base: known, unfit, pending };
  }

  function fromServer() {
    const base = answeredBase({ standing: new Map(), ended: new Map() });
    const work = startWork(newSeed());
    const history = startHistory(layoutOf(base.standing, EMPTY_LAYOUT, catalogue));
    const matrix = formatMatrix(base.matrix);
    const gardens = new Map([[gardenId, { ...work, history, matrix }]]);
    const planter = newPlanter(base.matrix, { gardens, planting: gardenId, saving: null });
    return { planter, base, unfit: [], pending: null };
  }

  const answeredBase = (known: Pick<LayoutBase, 'standing' | 'ended'>): LayoutBase =>
    baseAfter(known, servedSpots(latest));
  const grownIn = ({ plants }: ServedLayout): ReadonlySet<string> =>
    new Set(plants.flatMap(({ id, planted_date }) => (planted_date === null ? [] : [id])));

  const store = createStore<SavedGardenState>({
    ...(kept ? fromDraft(kept) : fromServer()),
    grown: grownIn(served),
  });
  const set = (change: Partial<SavedGardenState>) => store.set({ ...store.get(), ...change });
  const present = (): Layout => store.get().planter.layoutOf(gardenId);

  /** The nearest place that is free for what found none; that of where it stands is none, unless that was not it. */
  function placeFor({ wanted, now }: UnfitChange): PlantingSpot | undefined {
    if (!wanted) return undefined;
    const isElsewhere = now && (now.x !== wanted.x || now.y !== wanted.y);
    return freePlace(store.get().base.matrix, present(), wanted, isElsewhere ? now : undefined);
  }

  function standUnfit(unfit: readonly UnfitChange[], standing: ReadonlyMap<string, PlantingSpot>) {
    const named = new Set(unfit.map(({ id }) => id));
    const earlier = store.get().unfit.filter(({ id }) => !named.has(id));
    return [...earlier.map((one) => ({ ...one, now: standing.get(one.id) ?? null })), ...unfit];
  }

  /** Goes on from what the garden has become: the draft, with all its steps, is rebased on it. */
  function catchUp(current: LayoutBase): void {
    const { base, planter } = store.get();
    const rebased = rebaseLayout(base, spotsIn(present()), current);
    const onNewGround = (layout: Layout): Layout =>
      layoutOf(rebaseLayout(base, spotsIn(layout), current).draft, layout, catalogue);
    planter.rebase(gardenId, onNewGround);
    const isSameGround = formatMatrix(base.matrix) === formatMatrix(current.matrix);
    const unfit = standUnfit(rebased.unfit, rebased.draft);
    if (isSameGround) return set({ base: current, unfit });
    const { saving } = planter.get();
    const work = planter.toKeep().gardens.get(gardenId);
    const moved = work && { ...work, matrix: formatMatrix(current.matrix) };
    const gardens = new Map(moved ? [[gardenId, moved]] : []);
    const next = newPlanter(current.matrix, { gardens, planting: gardenId, saving: null });
    if (saving !== null) next.startSaving(gardenId);
    set({ base: current, unfit, planter: next });
  }

  function followLatest(): void {
    const { base, pending, planter } = store.get();
    // An act whose answer is still to come may be in it.
    if (latest.version <= base.version || pending || planter.get().saving !== null) return;
    catchUp(answeredBase(base));
  }

  const differs = (endOf: Parameters<typeof layoutDifference>[2]) =>
    layoutDifference(store.get().base, spotsIn(present()), endOf);

  return {
    gardenId,
    name: served.garden.name,
    get: store.get,
    subscribe: store.subscribe,
    catchUp,
    placeFor,

    /** What the server answered last; a draft that may not follow now does so once its act is answered. */
    follow(next: ServedLayout): void {
      latest = next;
      set({ grown: grownIn(next) });
      followLatest();
    },

    /** Plants that stand in the garden, are more than a plan, and are gone in the draft. */
    leaving(): readonly PlantingSpot[] {
      const { base, grown } = store.get();
      const stands = spotsIn(present());
      return [...base.standing.values()].filter(({ id }) => grown.has(id) && !stands.has(id));
    },
    isChanged: (): boolean => isChanged(store.get(), gardenId),

    /**
     * The act that is to be sent: one whose answer never came goes first, as it was.
     * @param why how, of what and when plants ended that had grown, by kind; what was only planned was a mistake
     * @returns null where nothing is changed
     */
    nextAct(why: ReadonlyMap<string, EndOfPlanting>, today: string): PendingAct | null {
      const { pending, base, planter, grown } = store.get();
      if (pending) return pending;
      planter.acceptPreview(gardenId);
      const mistake = { how: 'mistake', cause: null, day: today } as const;
      const changes = differs(({ id, plantId }) => (grown.has(id) && why.get(plantId)) || mistake);
      if (changes.length === 0) return null;
      const act = { key: newId(), expectedVersion: base.version, changes };
      set({ pending: act });
      return act;
    },
    /** The act is made: what it leads to is what the draft is made of from now on. */
    acknowledge(act: PendingAct, version: number): void {
      const { base } = store.get();
      const made = changeLayout(base, act.changes);
      // Where the garden has gone on meanwhile, the next answer says how.
      set({ pending: null, ...(made.ok && { base: { ...made.layout, version } }) });
      followLatest();
    },
    /** The act was refused. */
    drop: () => set({ pending: null }),

    /**
     * Ends what needed the gardener: it stays as it stands now, or is made after all, in another square if it
     * must.
     * @returns whether there was one
     */
    resolve(one: UnfitChange, how: 'leave' | 'make'): boolean {
      const { planter, unfit } = store.get();
      const { id, wanted } = one;
      if (how === 'make') {
        if (wanted === null) planter.remove(gardenId, id);
        else {
          const place = placeFor(one);
          if (!place) return false;
          const standing = spotsById([...spotsIn(present()).values(), place]);
          planter.takeOver(gardenId, 'Keep my change', layoutOf(standing, present(), catalogue));
        }
      }
      set({ unfit: unfit.filter((each) => each.id !== id) });
      return true;
    },

    /** Shows what another tab of this browser has made of the draft. @returns false while it is saved */
    adopt(other: PersistedGarden): boolean {
      const { planter } = store.get();
      if (planter.get().saving !== null) return false;
      const next = fromDraft(other);
      const isSameGround = formatMatrix(next.base.matrix) === formatMatrix(store.get().base.matrix);
      if (isSameGround) planter.adopt(other.planter);
      set({ ...next, planter: isSameGround ? planter : next.planter });
      followLatest();
      return true;
    },

    toKeep(): PersistedGarden {
      const { planter, base, unfit, pending } = store.get();
      return {
        planter: { ...planter.toKeep(), saving: null },
        base: baseToKeep(base),
        ...{ unfit, pending },
      };
    },
  };
}

/** Whether something is to be saved. */
function isChanged({ base, planter, pending }: SavedGardenState, gardenId: string): boolean {
  const end = { how: 'mistake', cause: null, day: '' } as const;
  return (
    pending !== null || layoutDifference(base, spotsIn(planter.layoutOf(gardenId)), () => end).length > 0
  );
}

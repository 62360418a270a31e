import type { RefusedChange, SendAct } from '@planted/api-client';
import {
  baseAfterAct,
  baseFrom,
  baseToKeep,
  type Plant,
  type ServedLayout,
  spotsById,
} from '@planted/contracts';
import {
  type EndOfPlanting,
  formatMatrix,
  type Matrix,
  NO_SEASON,
  type PlantingSpot,
} from '@planted/garden-domain';
import { createStore } from '@planted/mfe-kit';
import { startHistory } from '../layout/history';
import { settleComing } from '../layout/settle-coming';
import { EMPTY_LAYOUT, type Layout } from '../layout/layout';
import { createPlanter, type Planter } from '../planter/create-planter';
import { savedPlot } from '../planter/garden-plot';
import { startWork } from '../planter/garden-work';
import type { PersistedPlanter } from '../planter/planter-draft';
import { answersAfter, isRotationChange, NO_ANSWERS, type RotationAnswers } from '../rotation/answers';
import { asStored, bedDifference, type BedBase, rebaseBed, servedBase, type UnfitPlant } from './bed-draft';
import { expectedIn, expectedOf, layoutOf, spotsIn } from './spots';
import type { PendingAct, PersistedGarden } from './saved-draft';
import { asRefused, comingAgain, freeFor, toTell } from './unfit-plants';
import { isChanged, rotationIn } from './unsaved-changes';

export interface SavedGardenState {
  /** Another one when the ground was changed. */
  readonly planter: Planter;
  readonly base: BedBase;
  readonly unfit: readonly UnfitPlant[];
  readonly pending: PendingAct | null;
  /** What is said of rotation advice and not saved. */
  readonly answers: RotationAnswers;
  /** Ids of what was put into the ground, and is more than a plan. */
  readonly grown: ReadonlySet<string>;
}

/** Another plan of a garden that is worked on in its place (TIM-5). */
export interface SavedBranch {
  readonly id: string;
  readonly name: string;
  /** Its acts are saved by it. */
  readonly send: SendAct;
}

interface Dependencies {
  /** The garden, or a branch of it, as the server answered it. */
  readonly served: ServedLayout;
  /** What is saved to; null for the garden itself. */
  readonly branch?: SavedBranch | null;
  readonly catalogue: readonly Plant[];
  readonly kept: PersistedGarden | null;
  readonly newId: () => string;
  readonly newSeed: () => number;
}

export type SavedGarden = ReturnType<typeof createSavedGarden>;

/** A saved garden in the planter: its draft, what that was made of, and what others have made of the garden since. */
export function createSavedGarden({ served, branch = null, catalogue, kept, newId, newSeed }: Dependencies) {
  const gardenId = served.garden.id;
  /** The newest answer of the server: what another tab makes of the draft may be behind it. */
  let latest = served;

  function newPlanter(matrix: Matrix, keptPlanter: PersistedPlanter): Planter {
    const plot = savedPlot({ ...latest.garden, matrix: formatMatrix(matrix) });
    return createPlanter({ plots: [plot], kept: keptPlanter, newId, newSeed, settle: settleComing });
  }

  function fromDraft({ planter, base, unfit, pending, answers = NO_ANSWERS }: PersistedGarden) {
    const known = baseFrom(base);
    if (known?.season) {
      const keptBase = { ...known, season: known.season };
      const begun = newPlanter(known.matrix, planter);
      // Drafts of earlier releases have forgotten it.
      begun.rebase(gardenId, (layout) => asStored(layout, keptBase));
      return { planter: begun, base: keptBase, unfit, pending, answers };
    }
    // One of before anything could be to come here: what is to come joins it.
    const season = known?.version === latest.version ? answeredBase().season : NO_SEASON;
    const begun = known ? { ...known, season } : answeredBase();
    const joined = newPlanter(begun.matrix, planter);
    joined.rebase(gardenId, (layout) =>
      layoutOf(spotsIn(layout), expectedOf(begun.season), layout, catalogue),
    );
    return { planter: joined, base: begun, unfit, pending, answers };
  }

  function fromServer() {
    const base = answeredBase();
    const work = startWork(newSeed());
    const history = startHistory(layoutOf(base.standing, expectedOf(base.season), EMPTY_LAYOUT, catalogue));
    const matrix = formatMatrix(base.matrix);
    const gardens = new Map([[gardenId, { ...work, history, matrix }]]);
    const planter = newPlanter(base.matrix, { gardens, planting: gardenId, saving: null });
    return { planter, base, unfit: [], pending: null, answers: NO_ANSWERS };
  }

  const answeredBase = (known?: BedBase): BedBase => servedBase(latest, known);
  const grownIn = ({ plants }: ServedLayout): ReadonlySet<string> =>
    new Set(plants.flatMap(({ id, planted_date }) => (planted_date === null ? [] : [id])));

  const store = createStore<SavedGardenState>({
    ...(kept ? fromDraft(kept) : fromServer()),
    grown: grownIn(served),
  });
  const set = (change: Partial<SavedGardenState>) => store.set({ ...store.get(), ...change });
  const present = (): Layout => store.get().planter.layoutOf(gardenId);

  const placeFor = (one: UnfitPlant): PlantingSpot | undefined =>
    freeFor(one, store.get().base.matrix, present());

  /** Takes the draft, with all its steps, to what the garden has become. @returns what is told of it */
  function rebase(current: BedBase, kept?: ReadonlySet<string>): readonly UnfitPlant[] {
    const { base, planter } = store.get();
    const rebased = rebaseBed(base, present(), current, kept);
    planter.rebase(gardenId, (layout): Layout => {
      const { draft, expected } = rebaseBed(base, layout, current, kept);
      return layoutOf(draft, expected, layout, catalogue);
    });
    return toTell(store.get().unfit, rebased);
  }

  /** Goes on from what the garden has become: the draft is rebased on it. */
  function catchUp(current: BedBase): void {
    const { base, planter } = store.get();
    const unfit = rebase(current);
    const isSameGround = formatMatrix(base.matrix) === formatMatrix(current.matrix);
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

  const differs = (endOf: Parameters<typeof bedDifference>[2], day: string) =>
    bedDifference(store.get().base, present(), endOf, day);

  return {
    gardenId,
    branch,
    /** Under which its draft is kept in this browser. */
    draftKey: branch ? `${gardenId}/${branch.id}` : gardenId,
    name: branch?.name ?? served.garden.name,
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

    /** Plants that stand in the garden, are more than a plan, and are gone in the draft. In a branch nothing has ended yet. */
    leaving(): readonly PlantingSpot[] {
      if (branch) return [];
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
      const away = { ...mistake, how: branch ? 'moved_away' : 'mistake' } as const;
      const changes = [
        ...differs(({ id, plantId }) => (grown.has(id) ? (why.get(plantId) ?? away) : mistake), today),
        ...rotationIn(store.get(), gardenId),
      ];
      if (changes.length === 0) return null;
      const act = { key: newId(), expectedVersion: base.version, changes };
      set({ pending: act });
      return act;
    },
    /** The act is made: what it leads to is what the draft is made of from now on. */
    acknowledge(act: PendingAct, version: number): void {
      const changes = act.changes.filter((change) => !isRotationChange(change));
      const base = baseAfterAct(store.get().base, changes, version);
      const answers = answersAfter(store.get().answers, act.changes);
      // Where the garden has gone on meanwhile, the next answer says how.
      set({ pending: null, answers, ...(base && { base }) });
      if (base) store.get().planter.rebase(gardenId, (layout) => asStored(layout, base));
      followLatest();
    },
    /** Says for which plantings rotation advice is ignored, and for which not any more: saved with the layout. */
    answerRotation: (answers: RotationAnswers) => set({ answers }),
    /** The act was refused. */
    drop: () => set({ pending: null }),
    /** One of its changes can never be made: what the draft has of that planting goes back, and is told. */
    takeBack({ changes }: PendingAct, { index, ids }: RefusedChange, reason: string): boolean {
      const { base, unfit } = store.get();
      const isChanged = (id: string) =>
        rebaseBed(base, present(), base, new Set([id])).unfit.some((one) => one.id === id);
      const blamed = [...plantingsOf(changes[index]), ...ids].find(isChanged);
      if (blamed === undefined) return false;
      const told = rebase(base, new Set([blamed]));
      set({ unfit: asRefused(told, unfit, { id: blamed, reason, plants: present().plants }) });
      return true;
    },

    /**
     * Ends what needed the gardener: it stays as it stands now, or is made after all, in another square if it
     * must.
     * @returns whether there was one
     */
    resolve(one: UnfitPlant, how: 'leave' | 'make'): boolean {
      const { planter, unfit } = store.get();
      const { id, wanted } = one;
      if (how === 'make') {
        if (wanted === null) planter[one.isComing ? 'removeComing' : 'remove'](gardenId, id);
        else if (one.isComing) {
          if (!placeFor(one)) return false;
          const { matrix } = store.get().base;
          const next = comingAgain(wanted, { matrix, layout: present(), catalogue, newId });
          planter.takeOver(gardenId, 'Keep my change', next);
        } else {
          const place = placeFor(one);
          if (!place) return false;
          const standing = spotsById([...spotsIn(present()).values(), place]);
          const next = layoutOf(standing, expectedIn(present()), present(), catalogue);
          planter.takeOver(gardenId, 'Keep my change', next);
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
      const { planter, base, unfit, pending, answers } = store.get();
      return {
        planter: { ...planter.toKeep(), saving: null },
        base: baseToKeep(base),
        ...{ unfit, pending, answers },
      };
    },
  };
}

function plantingsOf(change: PendingAct['changes'][number] | undefined): string[] {
  if (change?.type === 'place') return [change.planting.id];
  return change && 'id' in change ? [change.id] : [];
}

import {
  baseAfter,
  baseFrom,
  baseToKeep,
  type LayoutBase,
  type ServedLayout,
  servedSeason,
  servedSpots,
} from '@planted/contracts';
import { type CalendarDay, formatMatrix, NO_SEASON, sizeOf } from '@planted/garden-domain';
import { createStore } from '@planted/mfe-kit';
import { createEditor, type Tell } from '../editor/create-editor';
import type { Kept } from '../editor/editor-state';
import type { Design } from '../grid/design';
import { type History, startHistory } from '../grid/history';
import { bedAfterAct } from './bed-after-act';
import { type BedBase, bedDifference, drawBed, groundDifference, settingsOf } from './bed-difference';
import { settleBed } from './bed-rules';
import { bedOf, withoutPlants, withSettings } from './change-bed';
import { type Carry, carryBetween, groundAfter } from './ground';
import { rebaseBed, settingsClash, type Told } from './rebase-bed';
import type { PendingAct, PersistedBed } from './saved-bed-draft';

export interface SavedBedState {
  readonly base: BedBase;
  /** Whose answer never came, or is still to come. */
  readonly pending: PendingAct | null;
  /** What others have made of the same bed, until the gardener has chosen (EDT-4). */
  readonly clash: BedBase | null;
  readonly told: readonly Told[];
  /** Ids of what was put into the ground, and is more than a plan. */
  readonly grown: ReadonlySet<string>;
  readonly isSaving: boolean;
  /** Why the last save failed. */
  readonly notSaved: string | null;
}

interface Dependencies {
  readonly served: ServedLayout;
  readonly nameOf: (plantId: string) => string;
  readonly kept: PersistedBed | null;
  readonly newId: () => string;
  readonly tell: Tell;
}

export type SavedBed = ReturnType<typeof createSavedBed>;

const grownIn = ({ plants }: ServedLayout): ReadonlySet<string> =>
  new Set(plants.flatMap(({ id, planted_date }) => (planted_date === null ? [] : [id])));

const CHANGED_ELSEWHERE = 'This garden was changed elsewhere.';

/** A saved garden in the designer: its draft, what that was made of, and what others have made of the garden since. */
export function createSavedBed({ served, nameOf, kept, newId, tell }: Dependencies) {
  const gardenId = served.garden.id;
  /** The newest answer of the server. */
  let latest = served;

  const nothingKnown = { standing: new Map(), ended: new Map() };
  const servedBase = (known: Pick<LayoutBase, 'standing' | 'ended' | 'season'>): BedBase => {
    const base = baseAfter(known, servedSpots(latest));
    const season = servedSeason(latest, known.season, base.standing);
    return { ...base, season, settings: settingsOf(latest.garden) };
  };
  const draw = (base: BedBase): Design => drawBed(base, gardenId, nameOf);
  const keptBase = (from: PersistedBed | null): BedBase | null => {
    const base = from && baseFrom(from.base);
    if (!base) return null;
    // Earlier drafts do not know what is to come, or grows between others.
    const isOfNow = base.version === latest.version;
    const season = base.season ?? (isOfNow ? servedSeason(latest) : NO_SEASON);
    return { ...base, season, settings: from.settings };
  };

  const known = keptBase(kept);
  const first = known ?? servedBase(nothingKnown);
  const drawing: Kept =
    kept && known ? kept.drawing : { history: startHistory(draw(first)), saved: new Set() };
  const editor = createEditor({ kept: drawing, newId, tell, bed: { settle: settleBed } });
  const store = createStore<SavedBedState>({
    base: first,
    pending: (known && kept?.pending) ?? null,
    clash: null,
    told: (known && kept?.told) ?? [],
    grown: grownIn(served),
    isSaving: false,
    notSaved: null,
  });
  const set = (change: Partial<SavedBedState>) => store.set({ ...store.get(), ...change });
  const present = (): Design => editor.get().history.present;
  const show = (history: History, said: string) => editor.show({ history, saved: new Set() }, said);
  const isChanged = (): boolean =>
    store.get().pending !== null || bedDifference(store.get().base, present(), '').length > 0;

  /** Whether the draft and others have both changed the ground, or both a setting. */
  function clashes(current: BedBase, carry: Carry): boolean {
    const { base } = store.get();
    const bed = bedOf(present());
    const isOwn = groundDifference(base, present()) !== null;
    if (isOwn && isMoved(base, current, carry)) return true;
    return bed !== undefined && settingsClash({ name: bed[0], ...bed[1] }, base.settings, current.settings);
  }

  /** Goes on from what the garden has become. @param chosen whose bed, where both have changed it */
  function catchUp(current: BedBase, chosen?: 'garden' | 'mine'): void {
    const { base } = store.get();
    const carry = carryBetween(base, current);
    const next = { base: current, clash: null, told: [] };
    if (!isChanged()) {
      set(next);
      return show(startHistory(draw(current)), CHANGED_ELSEWHERE);
    }
    const { history } = editor.get();
    const move = { base, current, carry, nameOf };
    const mine = rebaseBed(history.present, move);
    const isSame = mine && bedDifference(current, mine.design, '').length === 0;
    if (!chosen && !isSame && clashes(current, carry)) return set({ clash: current });
    const isTheirs = chosen === 'garden' || (!chosen && !isSame && isMoved(base, current, carry));
    if (!mine) tell.refused('Your changes have no room', 'Others made this bed too large for them.');
    if (!mine || isTheirs) {
      const past = mine && chosen ? [{ name: 'Use the bed of the garden', design: mine.design }] : [];
      const theirs = chosen || !mine ? draw(current) : withOwn(draw(current), mine.design);
      set(next);
      return show({ past, present: theirs, future: [] }, CHANGED_ELSEWHERE);
    }
    const rebased = (step: History['past'][number]) => {
      const there = rebaseBed(step.design, move);
      return there ? [{ ...step, design: there.design }] : [];
    };
    const past = history.past.flatMap(rebased);
    const future = history.future.flatMap(rebased);
    // Before it is shown: the step that this is follows nobody any more.
    set({ ...next, told: mine.told });
    show({ past, present: mine.design, future }, CHANGED_ELSEWHERE);
  }

  function followLatest(): void {
    const { base, pending, isSaving, clash } = store.get();
    const { gesture, losing } = editor.get();
    // An act whose answer is still to come may be in it, and nobody loses what is in the hand.
    if (pending || isSaving || gesture || losing) return;
    if (latest.version > (clash ?? base).version) catchUp(servedBase(base));
  }

  return {
    gardenId,
    editor,
    get: store.get,
    subscribe: store.subscribe,
    isChanged,
    catchUp,
    nameOf,

    /** What the server answered last; a draft that may not follow now does so later. */
    follow(next: ServedLayout): void {
      latest = next;
      set({ grown: grownIn(next) });
      followLatest();
    },
    followLatest,
    /** Ends a clash: the garden's bed, with a step back to this one, or this one on the garden of today. */
    choose(chosen: 'garden' | 'mine'): void {
      const { clash } = store.get();
      if (clash) catchUp(clash, chosen);
    },
    /** What was told is known. */
    forget: (one: Told) => set({ told: store.get().told.filter((each) => each !== one) }),
    /** Puts back what is saved, as one step. */
    discard: () => editor.apply('Discard the changes', draw(store.get().base)),

    startSaving: () => set({ isSaving: true, notSaved: null }),
    endSaving: (notSaved: string | null) => set({ isSaving: false, notSaved }),
    /** The act that is to be sent: one whose answer never came goes first, as it was. @returns null where there is none */
    nextAct(today: CalendarDay): PendingAct | null {
      const { pending, base, clash } = store.get();
      if (pending) return pending;
      const changes = clash ? [] : bedDifference(base, present(), today);
      if (changes.length === 0) return null;
      const act = { key: newId(), expectedVersion: base.version, changes };
      set({ pending: act });
      return act;
    },
    /** The act is made: what it leads to is what the draft, with all its steps, is made of from now on. */
    acknowledge(act: PendingAct, version: number): void {
      const { base } = store.get();
      const after = bedAfterAct(base, act.changes, version);
      if (!after) return set({ pending: null });
      const { carry } = after;
      if (carry) show(onNewGround(editor.get().history, base, after.base, carry), '');
      set({ pending: null, base: after.base });
    },
    /** The act was refused. */
    drop: () => set({ pending: null }),

    /** Shows what another tab of this browser has made of the draft. @returns false while it is saved, or in the hand */
    adopt(other: PersistedBed): boolean {
      const base = keptBase(other);
      if (store.get().isSaving || !base || !editor.adopt(other.drawing)) return false;
      set({ base, pending: other.pending, told: other.told, clash: null });
      followLatest();
      return true;
    },
    toKeep(): PersistedBed {
      const { base, pending, told } = store.get();
      const { history, saved } = editor.get();
      return { drawing: { history, saved }, base: baseToKeep(base), settings: base.settings, pending, told };
    },
  };
}

/** The settings of the draft, and what has ended in it, on the ground of others. */
function withOwn(theirs: Design, mine: Design): Design {
  const own = bedOf(mine);
  const { plants = [], ends } = mine.standing ?? {};
  const left = new Set(plants.map(({ id }) => id));
  const gone = theirs.standing?.plants.filter(({ id }) => !left.has(id)) ?? [];
  const design = withoutPlants(theirs, gone, ({ id }) => ends?.get(id) ?? null);
  return own ? withSettings(design, { name: own[0], conditions: own[1].conditions }) : design;
}

const isMoved = (base: BedBase, current: BedBase, { turns, shift }: Carry): boolean =>
  turns !== 0 || shift.x !== 0 || shift.y !== 0 || formatMatrix(base.matrix) !== formatMatrix(current.matrix);

/** The steps of a drawing, of which the saved bed has become another one; none looks different. */
function onNewGround(history: History, base: BedBase, after: BedBase, carry: Carry): History {
  const moved = (design: Design): Design => {
    const { standing } = design;
    if (!standing) return design;
    const ground = groundAfter(standing.ground, sizeOf(base.matrix), carry, sizeOf(after.matrix));
    return { ...design, standing: { ...standing, ground } };
  };
  const step = (one: History['past'][number]) => ({ ...one, design: moved(one.design) });
  return {
    past: history.past.map(step),
    present: moved(history.present),
    future: history.future.map(step),
  };
}

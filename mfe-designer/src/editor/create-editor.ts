import type { CellIndex, GridSize, GrowingConditions, Matrix } from '@planted/garden-domain';
import { createStore } from '@planted/mfe-kit';
import { addBed } from '../grid/add-bed';
import { denotePlot, removePlot, setAllConditions, setConditions } from '../grid/denote';
import { type Design, filledArea, lostPlots } from '../grid/design';
import { duplicatePlot } from '../grid/duplicate-plot';
import { clearGrid } from '../grid/flood';
import { commitStep, redoStep, undoStep } from '../grid/history';
import type { Point } from '../grid/line';
import { rotatePlot } from '../grid/rotate-plot';
import type { BedPlant } from '../grid/standing';
import { tools } from '../tools/index';
import { resizing } from '../tools/resize';
import { type Gesture, type Outcome, sentence, squares, type ToolMode } from '../tools/tool';
import { type EditorState, freshStart, type Kept, startEditorState, withinGrid } from './editor-state';

/** How the editor speaks to the gardener. */
export interface Tell {
  readonly refused: (title: string, message?: string) => void;
  /** Something went with the last step; `undo` brings it back. @returns takes the offer back, once more was done */
  readonly gone: (what: string, undo: () => void) => () => void;
}

/** The rules of a bed that is saved. */
interface BedRules {
  /** @returns the drawing as one bed, how far all of it was shifted for room, and who would lose their soil; or why not */
  readonly settle: (drawn: Design) => SettledBed;
}

export type SettledBed =
  | {
      readonly ok: true;
      readonly design: Design;
      readonly shift: EditorState['cursor'];
      readonly losing: readonly BedPlant[];
    }
  | { readonly ok: false; readonly title: string; readonly message: string };

interface Dependencies {
  readonly kept: Kept;
  readonly newId: () => string;
  readonly tell: Tell;
  /** Of a garden that is saved; a drawing has none. */
  readonly bed?: BedRules;
}

const NOWHERE = { x: 0, y: 0 };

export type Editor = ReturnType<typeof createEditor>;

/** The designer without its screen: every way in which a gardener changes the design. */
export function createEditor({ kept, newId, tell, bed }: Dependencies) {
  const store = createStore<EditorState>(startEditorState(kept));
  const set = (change: Partial<EditorState>) => store.set({ ...store.get(), ...change });
  const present = (): Design => store.get().history.present;

  /** @param gone what the step takes away, where that is worth an offer to undo; plots that go are named anyway */
  function commit(step: string, drawn: Design, change: Partial<EditorState> = {}, gone?: string): void {
    const before = present();
    const settled = bed?.settle(drawn);
    if (settled?.ok === false) {
      set({ gesture: null });
      return tell.refused(settled.title, settled.message);
    }
    const { design, shift, losing } = settled ?? { design: drawn, shift: NOWHERE, losing: [] };
    if (losing.length > 0) return set({ gesture: null, losing: { step, design, plants: losing } });
    const history = commitStep(store.get().history, step, design);
    const { x, y } = store.get().cursor;
    const cursor = withinGrid({ x: x + shift.x, y: y + shift.y }, design);
    set({
      history,
      cursor,
      gesture: null,
      losing: null,
      said: `${step}. ${filledArea(design)} square feet.`,
      ...change,
    });
    const plots = lostPlots(before, design);
    const what = plots.length > 0 ? `${plots.join(', ')} deleted` : gone;
    if (what !== undefined) offerUndo(what, design);
  }

  function offerUndo(what: string, design: Design): void {
    const withdraw = tell.gone(what, undo);
    const stop = store.subscribe(() => {
      if (present() === design) return;
      stop();
      withdraw();
    });
  }

  function settle(outcome: Outcome): void {
    // In one change, so that no listener sees the design as it was before.
    if (outcome.kind === 'changed') return commit(outcome.step, outcome.design, {}, outcome.gone);
    set({ gesture: null });
    if (outcome.kind === 'name')
      set({ isAddingBeds: false, naming: { kind: 'denote', cells: outcome.cells } });
    if (outcome.kind === 'refused') {
      set({ said: outcome.message });
      tell.refused(outcome.title, outcome.message);
    }
    if (outcome.kind === 'already-denoted') {
      set({ selected: present().plots.get(outcome.name)?.draftId ?? null, said: outcome.message });
      tell.refused(outcome.message, outcome.name);
    }
  }

  function press(at: Point, mode = store.get().mode): boolean {
    if (store.get().naming || store.get().losing) return false;
    release();
    const gesture = tools[mode].begin(present(), at);
    set({ gesture });
    return gesture !== null;
  }

  /** Ends what is held; or only that gesture, where another may have taken its place. */
  function release(held: Gesture | null = store.get().gesture): void {
    if (held && held === store.get().gesture) settle(held.end());
  }

  function undo(): void {
    const { history, gesture } = store.get();
    if (gesture) return set({ gesture: null });
    const step = history.past.at(-1);
    if (!step) return;
    const next = undoStep(history);
    set({
      history: next,
      cursor: withinGrid(store.get().cursor, next.present),
      naming: null,
      said: `Undone: ${step.name}`,
    });
  }

  function redo(): void {
    const { history, gesture } = store.get();
    const [step] = history.future;
    if (!step || gesture) return;
    const next = redoStep(history);
    set({
      history: next,
      cursor: withinGrid(store.get().cursor, next.present),
      naming: null,
      said: `Redone: ${step.name}`,
    });
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    undo,
    redo,

    /** A saved bed has its name. */
    chooseMode(mode: ToolMode): void {
      if (!bed || mode !== 'denote') set({ mode, isAddingBeds: false, gesture: null });
    },
    moveCursor(to: EditorState['cursor']): void {
      const { cursor } = store.get();
      const next = withinGrid(to, present());
      if (next.x !== cursor.x || next.y !== cursor.y) set({ cursor: next });
    },
    select: (draftId: string | null) => set({ selected: draftId }),

    /** Presses with the tool in hand. @returns whether there is something to hold */
    press: (at: Point): boolean => press(at),
    /** One press with another tool, the tool in hand staying in hand. */
    useOnce(mode: ToolMode, at: Point): void {
      if (press(at, mode)) release();
    },
    drag(points: readonly Point[]): void {
      const { gesture } = store.get();
      if (gesture) set({ gesture: points.reduce((held, point) => held.to(point), gesture) });
    },
    release,
    /** Drops what is held; nothing has changed. */
    cancel: () => set({ gesture: null }),

    /** Shows another size while it is being typed. @returns what to release when it is typed */
    previewSize(size: GridSize): Gesture {
      const gesture = resizing(present(), size);
      set({ gesture });
      return gesture;
    },

    /** Clear the Grid, which also returns to add mode (1 §4). */
    clear(): void {
      const before = present();
      const design = clearGrid(before);
      const change: Partial<EditorState> = { mode: 'add', gesture: null, selected: null };
      const cleared = squares(filledArea(before));
      if (design === before) set(change);
      else commit(`Clear ${cleared}`, design, change, `${sentence(cleared)} cleared`);
    },

    /** Lays a ready-made bed on free squares; the keyboard's cell goes to it. */
    addBed(name: string, shape: Matrix): void {
      const added = addBed(present(), shape);
      if (!added) return tell.refused(`There is no room for a ${name}`, 'Erase some squares, then add it.');
      const first = added.cells[0] ?? 0;
      const { width } = added.design;
      commit(`Add a ${name}`, added.design, {
        // What a bed needs next is its name.
        mode: 'denote',
        isAddingBeds: true,
        cursor: { x: first % width, y: Math.floor(first / width) },
      });
    },
    /** Another size in one step. */
    resize: (size: GridSize) => settle(resizing(present(), size).end()),
    /** Puts a finished drawing in the place of this one. */
    openExample(design: Design): void {
      const had = filledArea(present()) > 0;
      const change: Partial<EditorState> = {
        mode: 'denote',
        isAddingBeds: false,
        selected: null,
        cursor: { x: 0, y: 0 },
      };
      commit(
        'Open the example garden',
        design,
        change,
        had ? 'The example replaced your drawing' : undefined,
      );
    },

    /** Stores the cells under a checked name; closes the naming modal. */
    denote(name: string, cells: readonly CellIndex[]): void {
      const draftId = newId();
      commit(`Denote ${name}`, denotePlot(present(), name, cells, draftId), {
        naming: null,
        selected: draftId,
      });
    },
    askToDuplicate(name: string): void {
      if (present().plots.has(name)) set({ naming: { kind: 'duplicate', of: name } });
      else console.error(`No plot found for garden named: ${name}`);
    },
    duplicate(name: string, copyName: string): void {
      const draftId = newId();
      const result = duplicatePlot(present(), name, copyName, draftId);
      set({ naming: null });
      if (!result.ok) return tell.refused(`${name} was not duplicated`, result.message);
      commit(`Duplicate ${name}`, result.design, { selected: draftId });
    },
    stopNaming: () => set({ naming: null }),

    /** A step that was made of the present drawing elsewhere. */
    apply: (step: string, design: Design) => commit(step, design),
    /** The step by which plants would lose their soil is not made. */
    stopLosing: () => set({ losing: null }),
    /** Goes on with another drawing and its steps; what is held is dropped. */
    show(kept: Kept, said: string): void {
      const cursor = withinGrid(store.get().cursor, kept.history.present);
      set({ ...kept, cursor, gesture: null, naming: null, losing: null, said });
    },

    rotate(name: string): void {
      const result = rotatePlot(present(), name);
      if (result.ok) commit(`Rotate ${name}`, result.design);
      else tell.refused('There is no room to rotate it', result.message);
    },
    remove: (name: string) => commit(`Delete ${name}`, removePlot(present(), name)),
    /** @param what changed, for the step's name, e.g. 'soil type' */
    setConditions: (name: string, conditions: GrowingConditions, what: string) =>
      commit(`Change the ${what} of ${name}`, setConditions(present(), name, conditions)),
    /** Gives every plot the conditions of one. */
    setAllConditions: (conditions: GrowingConditions, of: string) =>
      commit(`Use the conditions of ${of} for all plots`, setAllConditions(present(), conditions)),
    /** 'Garden Saved': stays so whatever is changed afterwards (1 §4). */
    save(name: string): void {
      const plot = present().plots.get(name);
      if (plot) set({ saved: new Set(store.get().saved).add(plot.draftId), said: `${name}: Garden Saved` });
    },

    /**
     * Shows what another page of this browser has made of the drawing.
     * @returns false in the middle of a stroke, or while something is asked
     */
    adopt(other: Kept): boolean {
      const { gesture, naming, losing, cursor } = store.get();
      if (gesture || naming || losing) return false;
      const { present } = other.history;
      set({
        ...other,
        cursor: withinGrid(cursor, present),
        said: 'This drawing was changed in another tab.',
      });
      return true;
    },

    /** An empty grid without any history. */
    startAfresh: (size: GridSize) => store.set(startEditorState(freshStart(size))),
  };
}

import { formatMatrix } from '@planted/garden-domain';
import { createStore } from '@planted/mfe-kit';
import { addComing, moveComing, removeComing } from '../layout/coming';
import { type History, mapHistory, record, recordOn, redo, startHistory, undo } from '../layout/history';
import * as layouts from '../layout/layout';
import * as proposals from '../layout/proposal';
import type { Coming } from '../layout/placed';
import type { SelectedPlant } from '../layout/selected-plant';
import type { GardenPlot } from './garden-plot';
import { type GardenWork, isChosen, reportOf, resumeWork, startWork } from './garden-work';
import type { PlanningChoice, PlanReport } from './plan-report';
import { type PersistedPlanter, MAX_PERSISTED_STEPS } from './planter-draft';

export interface PlanterState {
  readonly gardens: ReadonlyMap<string, GardenWork>;
  readonly planting: string | null;
  readonly choosing: string | null;
  /** The garden that is on its way to the server; meanwhile it is not changed. */
  readonly saving: string | null;
  /** Why the last save failed; until the next one. */
  readonly notSaved: { readonly draftId: string; readonly reason: string } | null;
}

interface Dependencies {
  readonly plots: readonly GardenPlot[];
  readonly kept: PersistedPlanter | null;
  readonly newId: () => string;
  readonly newSeed: () => number;
  /** Puts in order what is to come, after each change; only in a saved garden something is. */
  readonly settle?: (changed: layouts.Layout) => layouts.Layout;
}

/** Reports of so many runs are at hand for undo. */
const MAX_REPORTS = 12;

export type Planter = ReturnType<typeof createPlanter>;

/** The planter without its screen: every way in which a gardener changes the planting of their gardens. */
export function createPlanter({ plots, kept, newId, newSeed, settle = (next) => next }: Dependencies) {
  /** What is persisted of gardens that were not handed over, and of what other pages do. */
  let elsewhere = kept;
  const plotOf = new Map(plots.map((plot) => [plot.draftId, plot]));
  const gardens = new Map(
    plots.map((plot) => {
      const earlier = kept?.gardens.get(plot.draftId);
      const work = earlier ? resumeWork(plot, earlier) : startWork(newSeed());
      return [plot.draftId, work] as const;
    }),
  );
  const isOpen = (draftId: string | null): draftId is string => {
    const work = draftId === null ? undefined : gardens.get(draftId);
    return work !== undefined && isChosen(work) && !work.isSaved;
  };
  const store = createStore<PlanterState>({
    gardens,
    planting: kept && isOpen(kept.planting) ? kept.planting : null,
    choosing: null,
    saving: null,
    notSaved: null,
  });
  const set = (change: Partial<PlanterState>) => store.set({ ...store.get(), ...change });

  function workOf(draftId: string): GardenWork {
    const work = store.get().gardens.get(draftId);
    if (!work) throw new Error(`There is no garden ${draftId} to plant.`);
    return work;
  }

  function setWork(draftId: string, change: Partial<GardenWork>): void {
    const work = workOf(draftId);
    if (store.get().saving === draftId || work.isSaved) return;
    set({ gardens: new Map(store.get().gardens).set(draftId, { ...work, ...change }) });
  }

  const setHistory = (draftId: string, history: History<layouts.Layout>) => setWork(draftId, { history });

  /** @returns whether that changed anything */
  function step(draftId: string, name: string, next: layouts.Layout, note = record): boolean {
    const { history } = workOf(draftId);
    if (next === history.present) return false;
    setHistory(draftId, note(history, name, settle(next)));
    return true;
  }

  /** Others may have put something where a step leads back to. */
  function settled(history: History<layouts.Layout>): History<layouts.Layout> {
    const present = settle(history.present);
    return present === history.present ? history : { ...history, present };
  }

  const layoutOf = (draftId: string): layouts.Layout => workOf(draftId).history.present;
  const matrixOf = (draftId: string) => plotOf.get(draftId)?.matrix ?? [];
  const isSaved = (draftId: string): boolean => plotOf.get(draftId)?.isSaved === true;
  const nameIn = (layout: layouts.Layout, id: string): string =>
    layout.placements.find((placed) => placed.id === id)?.plantName ?? 'plant';
  const comingName = (layout: layouts.Layout, id: string): string =>
    layout.coming.find((one) => one.id === id)?.plantName ?? 'plant';
  const plantName = (layout: layouts.Layout, plantId: string): string =>
    layout.plants.find((plant) => plant.plantId === plantId)?.name ?? 'plant';

  return {
    get: store.get,
    subscribe: store.subscribe,
    plots,
    layoutOf,
    matrixOf,

    choose: (draftId: string | null) => set({ choosing: draftId }),
    plant: (draftId: string | null) => set({ planting: draftId }),

    /** Takes over what was chosen in the popup and opens the workspace; the first choice is where the steps start. */
    addToGarden(draftId: string, chosen: readonly SelectedPlant[]): void {
      const work = workOf(draftId);
      const next = layouts.chooseAnew(work.history.present, chosen);
      setHistory(
        draftId,
        isChosen(work) ? record(work.history, 'Change the selection', next) : startHistory(next),
      );
      set({ choosing: null, planting: chosen.length > 0 ? draftId : null });
    },

    /** @returns the id of the new placement, undefined where it cannot stand */
    place(draftId: string, plantId: string, x: number, y: number): string | undefined {
      const id = newId();
      const layout = layoutOf(draftId);
      const next = layouts.place(matrixOf(draftId), layout, plantId, x, y, id);
      return step(draftId, `Place ${plantName(layout, plantId)}`, next) ? id : undefined;
    },
    move(draftId: string, id: string, x: number, y: number): boolean {
      const layout = layoutOf(draftId);
      const next = layouts.move(matrixOf(draftId), layout, id, x, y);
      return step(draftId, `Move ${nameIn(layout, id)}`, next);
    },
    remove(draftId: string, id: string): boolean {
      const layout = layoutOf(draftId);
      const takeOut = isSaved(draftId) ? layouts.end : layouts.remove;
      return step(draftId, `Remove ${nameIn(layout, id)}`, takeOut(layout, id));
    },
    /** Puts plants after others, in one step. @param name of the step */
    putAfter: (draftId: string, name: string, added: readonly Coming[]): boolean =>
      step(draftId, name, addComing(layoutOf(draftId), added)),
    moveComing(draftId: string, id: string, x: number, y: number): boolean {
      const layout = layoutOf(draftId);
      return step(draftId, `Move ${comingName(layout, id)}`, moveComing(matrixOf(draftId), layout, id, x, y));
    },
    removeComing(draftId: string, id: string): boolean {
      const layout = layoutOf(draftId);
      return step(draftId, `Remove ${comingName(layout, id)}`, removeComing(layout, id));
    },
    /** One step to a layout that was made elsewhere, legal in this garden. */
    takeOver: (draftId: string, name: string, next: layouts.Layout): boolean => step(draftId, name, next),
    recolor(draftId: string, plantId: string, color: string): void {
      const layout = layoutOf(draftId);
      const next = layouts.recolor(layout, plantId, color);
      step(draftId, `Recolor ${plantName(layout, plantId)}`, next, recordOn);
    },
    resize(
      draftId: string,
      plantId: string,
      size: Partial<Pick<SelectedPlant, 'plantingWidth' | 'plantingHeight'>>,
    ): void {
      const layout = layoutOf(draftId);
      const next = layouts.changePlant(layout, plantId, size);
      step(draftId, `Resize ${plantName(layout, plantId)}`, next, recordOn);
    },
    /** Of one plant that stands. @returns whether it has that size now */
    resizePlaced(
      draftId: string,
      id: string,
      size: { readonly width: number; readonly height: number },
    ): boolean {
      const layout = layoutOf(draftId);
      const next = layouts.resizePlaced(matrixOf(draftId), layout, id, size);
      step(draftId, `Resize ${nameIn(layout, id)}`, next);
      const now = next.placements.find((placed) => placed.id === id);
      return now?.width === size.width && now.height === size.height;
    },

    /** @param perSquare undefined for what the plant table says */
    setPerSquare(draftId: string, plantId: string, perSquare: number | undefined): void {
      const layout = layoutOf(draftId);
      const next = layouts.changePlant(layout, plantId, { perSquare });
      step(draftId, `Set the density of ${plantName(layout, plantId)}`, next, recordOn);
    },

    /** Pins a plant to its place, or lets it go again. */
    pin(draftId: string, id: string): void {
      const layout = layoutOf(draftId);
      const next = layouts.pin(layout, id);
      step(draftId, `${next.pinned.has(id) ? 'Pin' : 'Unpin'} ${nameIn(layout, id)}`, next);
    },

    setAutoPlanting: (draftId: string, change: Partial<PlanningChoice>) =>
      setWork(draftId, { autoPlanting: { ...workOf(draftId).autoPlanting, ...change } }),
    /** @param report returns what the run reported of its plan, once the plan is in the bed */
    showPreview(
      draftId: string,
      name: string,
      proposal: proposals.Proposal,
      report?: (shown: layouts.Layout) => PlanReport,
    ): void {
      const { history, reports } = workOf(draftId);
      const next = proposals.showPreview(history.present, proposal);
      setWork(draftId, {
        history: record(history, name, next),
        reports: report ? [...reports, report(next)].slice(-MAX_REPORTS) : reports,
      });
    },
    /** @param isAccepted of the ids of added and removed placements; all where it is left out */
    acceptPreview(draftId: string, isAccepted?: (placementId: string) => boolean): void {
      const accept = isSaved(draftId) ? proposals.acceptMoves : proposals.acceptPreview;
      const next = accept(layoutOf(draftId), isAccepted);
      step(draftId, isAccepted ? 'Accept part of the plan' : 'Accept the plan', next);
    },
    clearPreview(draftId: string): void {
      step(draftId, 'Clear the preview', proposals.clearPreview(layoutOf(draftId)));
    },

    undo: (draftId: string) => setHistory(draftId, settled(undo(workOf(draftId).history))),
    redo: (draftId: string) => setHistory(draftId, settled(redo(workOf(draftId).history))),

    /** The garden whose save a closed or reloaded tab cut off; null where none was. */
    cutOff: kept && isOpen(kept.saving) ? kept.saving : null,
    startSaving: (draftId: string) => set({ saving: draftId, notSaved: null }),
    /** The save has failed; everything stays as it was (2 §4). */
    stopSaving(draftId: string, reason: string): void {
      set({ saving: null, notSaved: { draftId, reason } });
    },
    /** What was changed of a garden that stays is saved, and the gardener goes on. */
    endSaving: () => set({ saving: null, notSaved: null }),
    /** Every layout of a garden, those of its steps too, on the ground that others have made, also while it is saved. */
    rebase(draftId: string, change: (layout: layouts.Layout) => layouts.Layout): void {
      const work = workOf(draftId);
      const history = mapHistory(work.history, change, layouts.isAlike);
      set({ gardens: new Map(store.get().gardens).set(draftId, { ...work, history }) });
    },
    /** The server has it all: the badge says so, and the workspace closes (2 §4). */
    markSaved(draftId: string): void {
      set({ saving: null });
      setWork(draftId, { isSaved: true });
      if (store.get().planting === draftId) set({ planting: null });
    },

    /**
     * Shows what another page of this browser has made of the gardens.
     * @returns false while a garden is on its way to the server
     */
    adopt(other: PersistedPlanter): boolean {
      const { saving, planting, gardens: before } = store.get();
      if (saving !== null) return false;
      elsewhere = { ...other, saving: null };
      const next = new Map(before);
      for (const plot of plots) {
        const work = other.gardens.get(plot.draftId);
        if (work) next.set(plot.draftId, resumeWork(plot, work));
      }
      const isSaved = planting !== null && next.get(planting)?.isSaved === true;
      set({ gardens: next, planting: isSaved ? null : planting });
      return true;
    },

    /** What is to be kept: work on gardens that were not handed over this time stays kept as it is. */
    toKeep(): PersistedPlanter {
      const keep = new Map(elsewhere?.gardens);
      for (const [draftId, work] of store.get().gardens)
        keep.set(draftId, { ...trimSteps(work), matrix: formatMatrix(matrixOf(draftId)) });
      const { planting, saving } = store.get();
      return { gardens: keep, planting, saving };
    },
    /** Everything here is saved: only that is remembered, in case the same drawing is handed over again. */
    marksOnly(): PersistedPlanter {
      const keep = new Map(elsewhere?.gardens);
      for (const [draftId, { isSaved, autoPlanting }] of store.get().gardens)
        keep.set(draftId, {
          ...startWork(autoPlanting.seed),
          isSaved,
          matrix: '',
        });
      return { gardens: keep, planting: null, saving: null };
    },
  };
}

function trimSteps(work: GardenWork): GardenWork {
  const { past, present, future } = work.history;
  const report = reportOf(work);
  return {
    ...work,
    history: {
      past: past.slice(-MAX_PERSISTED_STEPS),
      present,
      future: future.slice(0, MAX_PERSISTED_STEPS),
    },
    reports: report ? [report] : [],
  };
}

import { formatMatrix, type Placement } from '@planted/garden-domain';
import { createStore } from '@planted/mfe-kit';
import { type History, record, recordOn, redo, startHistory, undo } from '../layout/history';
import * as layouts from '../layout/layout';
import type { SelectedPlant } from '../layout/selected-plant';
import type { GardenPlot } from './garden-plot';
import { type AutoPlantingChoice, type GardenWork, isChosen, resumeWork, startWork } from './garden-work';
import { type KeptPlanter, MOST_KEPT_STEPS } from './planter-draft';

export interface PlanterState {
  readonly gardens: ReadonlyMap<string, GardenWork>;
  readonly planting: string | null;
  readonly choosing: string | null;
  /** The garden that is on its way to the server; meanwhile it is not changed. */
  readonly saving: string | null;
}

interface Dependencies {
  readonly plots: readonly GardenPlot[];
  readonly kept: KeptPlanter | null;
  readonly newId: () => string;
  readonly newSeed: () => number;
}

export type Planter = ReturnType<typeof createPlanter>;

/** The planter without its screen: every way in which a gardener changes the planting of their gardens. */
export function createPlanter({ plots, kept, newId, newSeed }: Dependencies) {
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
    setHistory(draftId, note(history, name, next));
    return true;
  }

  const layoutOf = (draftId: string): layouts.Layout => workOf(draftId).history.present;
  const matrixOf = (draftId: string) => plotOf.get(draftId)?.matrix ?? [];
  const nameIn = (layout: layouts.Layout, id: string): string =>
    layout.placements.find((placed) => placed.id === id)?.plantName ?? 'plant';
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

    /** Takes over what was chosen in the popup; the first choice is where the steps start. */
    addToGarden(draftId: string, chosen: readonly SelectedPlant[]): void {
      const work = workOf(draftId);
      const next = layouts.chooseAnew(work.history.present, chosen);
      setHistory(
        draftId,
        isChosen(work) ? record(work.history, 'Change the selection', next) : startHistory(next),
      );
      set({ choosing: null, planting: chosen.length > 0 ? store.get().planting : null });
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
      return step(draftId, `Remove ${nameIn(layout, id)}`, layouts.remove(layout, id));
    },
    recolor(draftId: string, plantId: string, color: string): void {
      const layout = layoutOf(draftId);
      const next = layouts.recolor(layout, plantId, color);
      step(draftId, `Recolour ${plantName(layout, plantId)}`, next, recordOn);
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

    setAutoPlanting: (draftId: string, change: Partial<AutoPlantingChoice>) =>
      setWork(draftId, { autoPlanting: { ...workOf(draftId).autoPlanting, ...change } }),
    /** @param offered kinds in the plan that the gardener did not choose */
    showPreview: (
      draftId: string,
      name: string,
      planned: readonly Placement[],
      offered: readonly SelectedPlant[] = [],
    ) => step(draftId, name, layouts.showPreview(layoutOf(draftId), planned, offered)),
    clearPreview(draftId: string): void {
      step(draftId, 'Clear the preview', layouts.clearPreview(layoutOf(draftId)));
      setWork(draftId, { autoPlanting: { ...workOf(draftId).autoPlanting, unused: [] } });
    },

    undo: (draftId: string) => setHistory(draftId, undo(workOf(draftId).history)),
    redo: (draftId: string) => setHistory(draftId, redo(workOf(draftId).history)),

    startSaving: (draftId: string) => set({ saving: draftId }),
    stopSaving: () => set({ saving: null }),
    /** The server has it all: the badge says so, and the workspace closes (2 §4). */
    markSaved(draftId: string): void {
      set({ saving: null });
      setWork(draftId, { isSaved: true });
      if (store.get().planting === draftId) set({ planting: null });
    },

    /** What is to be kept: work on gardens that were not handed over this time stays kept as it is. */
    toKeep(): KeptPlanter {
      const keep = new Map(kept?.gardens);
      for (const [draftId, work] of store.get().gardens)
        keep.set(draftId, { ...trimSteps(work), matrix: formatMatrix(matrixOf(draftId)) });
      return { gardens: keep, planting: store.get().planting };
    },
    /** Everything here is saved: only that is remembered, in case the same drawing is handed over again. */
    marksOnly(): KeptPlanter {
      const keep = new Map(kept?.gardens);
      for (const [draftId, { isSaved, autoPlanting }] of store.get().gardens)
        keep.set(draftId, {
          ...startWork(autoPlanting.seed),
          isSaved,
          matrix: '',
        });
      return { gardens: keep, planting: null };
    },
  };
}

function trimSteps(work: GardenWork): GardenWork {
  const { past, present, future } = work.history;
  return {
    ...work,
    history: { past: past.slice(-MOST_KEPT_STEPS), present, future: future.slice(0, MOST_KEPT_STEPS) },
  };
}

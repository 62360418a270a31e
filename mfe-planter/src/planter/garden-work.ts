import { formatMatrix } from '@planted/garden-domain';
import { type History, startHistory } from '../layout/history';
import { EMPTY_LAYOUT, fitToPlot, type Layout } from '../layout/layout';
import type { GardenPlot } from './garden-plot';
import type { PlanningChoice, PlanReport } from './plan-report';

/** What the gardener has done for one garden. */
export interface GardenWork {
  readonly history: History<Layout>;
  /** The server has confirmed garden and plants. */
  readonly isSaved: boolean;
  /** The options panel; its seed is that of the next run: pressing Plant again proposes something else. */
  readonly autoPlanting: PlanningChoice;
  /** What the last runs reported of their plans; undo leads back to them. */
  readonly reports: readonly PlanReport[];
}

/** What is known of the plan that stands in the bed now; undefined without one. */
export const reportOf = ({ history, reports }: GardenWork): PlanReport | undefined =>
  reports.find(({ id }) => id === history.present.plan);

/** Work as it is persisted in the browser, with the shape of the plot that it was done for. */
export interface PersistedWork extends GardenWork {
  readonly matrix: string;
}

export const startWork = (seed: number): GardenWork => ({
  history: startHistory(EMPTY_LAYOUT),
  isSaved: false,
  autoPlanting: { algorithm: 'maximize-yield', preset: 'user', options: {}, seed, keepsPlaced: true },
  reports: [],
});

/** Resumes persisted work. Where the plot was redrawn, what no longer fits is removed, and the undo steps with it. */
export function resumeWork(plot: GardenPlot, { matrix, ...work }: PersistedWork): GardenWork {
  if (matrix === formatMatrix(plot.matrix)) return work;
  return { ...work, history: startHistory(fitToPlot(plot.matrix, work.history.present)), reports: [] };
}

/** Whether plants were chosen (2 §4 'Plants chosen'). */
export const isChosen = ({ history }: GardenWork): boolean => history.present.plants.length > 0;

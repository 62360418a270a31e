import type { UnusedPlant } from '@planted/auto-planting';
import { formatMatrix } from '@planted/garden-domain';
import { type History, startHistory } from '../layout/history';
import { EMPTY_LAYOUT, fitToPlot, type Layout } from '../layout/layout';
import type { GardenPlot } from './garden-plot';

/** What the gardener has done for one garden. */
export interface GardenWork {
  readonly history: History<Layout>;
  /** The server has confirmed garden and plants. */
  readonly isSaved: boolean;
  readonly autoPlanting: AutoPlantingChoice;
}

/** The options panel of one garden, and what its last run could not place. */
export interface AutoPlantingChoice {
  /** 0 to 1; null while the field is empty (2 §5). */
  readonly variance: number | null;
  /** Of the next run: counted on, so that pressing Plant again proposes something else. */
  readonly seed: number;
  readonly unused: readonly UnusedPlant[];
}

/** Work as it is kept in the browser, with the shape of the plot that it was done for. */
export interface KeptWork extends GardenWork {
  readonly matrix: string;
}

export const startWork = (variance: number, seed: number): GardenWork => ({
  history: startHistory(EMPTY_LAYOUT),
  isSaved: false,
  autoPlanting: { variance, seed, unused: [] },
});

/** Goes on with kept work. Where the plot was drawn anew, what no longer fits has gone, and the steps with it. */
export function resumeWork(plot: GardenPlot, { matrix, ...work }: KeptWork): GardenWork {
  if (matrix === formatMatrix(plot.matrix)) return work;
  return { ...work, history: startHistory(fitToPlot(plot.matrix, work.history.present)) };
}

/** Whether plants were chosen (2 §4 'Plants chosen'). */
export const isChosen = ({ history }: GardenWork): boolean => history.present.plants.length > 0;

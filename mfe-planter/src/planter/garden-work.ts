import type { AutoPlantingOptions, PlanningAlgorithm, UnusedPlant } from '@planted/auto-planting';
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

/** Whose plants a run may place: the gardener's own, random ones that suit the garden, or its own and such others. */
export const PLANT_PRESETS = ['user', 'random', 'mix'] as const;
export type PlantPreset = (typeof PLANT_PRESETS)[number];

export type ChosenOptions = {
  readonly [Name in keyof AutoPlantingOptions]?: AutoPlantingOptions[Name] | null;
};

/** The options panel of one garden, and what its last run could not place. */
export interface AutoPlantingChoice {
  readonly algorithm: PlanningAlgorithm;
  readonly preset: PlantPreset;
  /** What the gardener changed; null for a field that is empty (2 §5). */
  readonly options: ChosenOptions;
  /** Of the next run: counted on, so that pressing Plant again proposes something else. */
  readonly seed: number;
  readonly unused: readonly UnusedPlant[];
}

/** Work as it is kept in the browser, with the shape of the plot that it was done for. */
export interface KeptWork extends GardenWork {
  readonly matrix: string;
}

export const startWork = (seed: number): GardenWork => ({
  history: startHistory(EMPTY_LAYOUT),
  isSaved: false,
  autoPlanting: { algorithm: 'maximize-yield', preset: 'user', options: {}, seed, unused: [] },
});

/** Goes on with kept work. Where the plot was drawn anew, what no longer fits has gone, and the steps with it. */
export function resumeWork(plot: GardenPlot, { matrix, ...work }: KeptWork): GardenWork {
  if (matrix === formatMatrix(plot.matrix)) return work;
  return { ...work, history: startHistory(fitToPlot(plot.matrix, work.history.present)) };
}

/** Whether plants were chosen (2 §4 'Plants chosen'). */
export const isChosen = ({ history }: GardenWork): boolean => history.present.plants.length > 0;

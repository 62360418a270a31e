import type { GardenSummaryState } from '@planted/contracts';
import { formatMatrix, plotMatrix } from '@planted/garden-domain';
import type { Design } from '../grid/design';
import { warnSkipped } from './plot-facts';

/** What /garden-summary receives: the denoted plots, and the same plots as saved gardens (1 §3). */
export function summaryState(design: Design, designerPath: string): GardenSummaryState {
  const plots = [...design.plots];
  return {
    designerPath,
    denotedPlots: plots.map(([name, { cells }]) => [name, [...cells]]),
    savedGardenPlots: plots.map(([name, { draftId, cells, conditions }]) => ({
      draftId,
      name,
      matrix: formatMatrix(plotMatrix(cells, design, warnSkipped)),
      ...conditions,
    })),
  };
}

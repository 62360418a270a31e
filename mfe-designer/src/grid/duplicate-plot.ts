import { originOf, plotMatrix } from '@planted/garden-domain';
import { denotePlot } from './denote';
import type { Design } from './design';
import { freePlaceFor } from './free-place';
import { paintCells } from './paint';
import { resizeDesign } from './resize';
import type { PlotChange } from './rotate-plot';

/**
 * A copy of a plot, with its conditions, under a checked name. It is laid on free cells: beside the plot,
 * else the first free place, else on a grid made larger for it. Two gardens on the same soil could not both
 * be planted.
 */
export function duplicatePlot(design: Design, name: string, copyName: string, draftId: string): PlotChange {
  const plot = design.plots.get(name);
  if (!plot) return { ok: false, message: `No plot found for garden named: ${name}` };
  const place = freePlaceFor(design, plotMatrix(plot.cells, design), originOf(plot.cells, design));
  if (!place)
    return {
      ok: false,
      message: `There is no room for a copy of ${name}. Erase some squares, then duplicate it.`,
    };
  const drawn = paintCells(resizeDesign(design, place.grid), place.cells, 1);
  return { ok: true, design: denotePlot(drawn, copyName, place.cells, draftId, plot.conditions) };
}

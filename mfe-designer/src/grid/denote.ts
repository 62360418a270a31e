import {
  type CellIndex,
  connectedRegion,
  DEFAULT_CONDITIONS,
  type GrowingConditions,
  PLOT_ALREADY_DENOTED,
} from '@planted/garden-domain';
import { type Design, looseSoil, plotNameAt } from './design';

export type Denotable =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'already-denoted'; readonly name: string; readonly message: string }
  | { readonly kind: 'region'; readonly cells: readonly CellIndex[] };

/**
 * What a click with the denote tool means (1 §4). On a cell of a plot: that plot is denoted already. On other
 * soil: the connected soil that has no name yet, so that plots lie beside but never on top of one another.
 */
export function denotableAt(design: Design, cell: CellIndex): Denotable {
  if (design.filled[cell] !== 1) return { kind: 'nothing' };
  const name = plotNameAt(design, cell);
  if (name !== undefined) return { kind: 'already-denoted', name, message: PLOT_ALREADY_DENOTED };
  return { kind: 'region', cells: connectedRegion(looseSoil(design), design, cell) };
}

/** Names the cells. The name has passed `checkGardenName`. */
export function denotePlot(
  design: Design,
  name: string,
  cells: readonly CellIndex[],
  draftId: string,
  conditions: GrowingConditions = DEFAULT_CONDITIONS,
): Design {
  return { ...design, plots: new Map(design.plots).set(name, { draftId, cells, conditions }) };
}

/** Removes the name; the soil stays drawn and can be denoted again (1 §4 Delete on a garden). */
export function removePlot(design: Design, name: string): Design {
  const plots = new Map(design.plots);
  plots.delete(name);
  return { ...design, plots };
}

/** The same conditions for every plot. */
export const setAllConditions = (design: Design, conditions: GrowingConditions): Design => ({
  ...design,
  plots: new Map([...design.plots].map(([name, plot]) => [name, { ...plot, conditions }])),
});

export function setConditions(design: Design, name: string, conditions: GrowingConditions): Design {
  const plot = design.plots.get(name);
  if (!plot) return design;
  return { ...design, plots: new Map(design.plots).set(name, { ...plot, conditions }) };
}

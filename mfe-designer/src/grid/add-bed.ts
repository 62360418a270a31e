import { type CellIndex, type Matrix } from '@planted/garden-domain';
import type { Design } from './design';
import { freePlaceFor } from './free-place';
import { paintCells } from './paint';
import { resizeDesign } from './resize';

/** A path of one square between the first bed and the edge. */
const FIRST_PLACE = { x: 1, y: 1 };

/** A ready-made bed on free squares, without a name yet; undefined where the largest grid has no room for it. */
export function addBed(
  design: Design,
  shape: Matrix,
): { readonly design: Design; readonly cells: readonly CellIndex[] } | undefined {
  const place = freePlaceFor(design, shape, FIRST_PLACE);
  if (!place) return undefined;
  return { design: paintCells(resizeDesign(design, place.grid), place.cells, 1), cells: place.cells };
}

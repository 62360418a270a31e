import type { Spot } from './held';

/** Where a pointer is on the bed, in cells; its edges count as a little wider than they are. */
export function pointOn(
  surface: HTMLElement,
  columns: number,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): Spot | null {
  const { left, top, right, bottom, width } = surface.getBoundingClientRect();
  const cell = width / columns;
  const isNear =
    clientX > left - cell / 2 &&
    clientX < right + cell / 2 &&
    clientY > top - cell / 2 &&
    clientY < bottom + cell / 2;
  return isNear ? { x: (clientX - left) / cell, y: (clientY - top) / cell } : null;
}

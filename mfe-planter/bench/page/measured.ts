/** Cells along each side of both beds. */
export const SIDE = 50;
/** CSS pixels. */
export const CELL = 10;
export const KINDS = 20;
export const PLANTS = 1000;

/** What the bench asks of a bed, besides what a mouse can do. */
export interface Measured {
  /** The bed's top left corner in the window, in CSS pixels. */
  readonly corner: () => { left: number; top: number };
  /** Where the plant lies that is dragged. */
  readonly card: () => { x: number; y: number };
  readonly placed: () => number;
}

declare global {
  interface Window {
    measured?: Measured;
  }
}

/** Where the plants stand: every other cell of the first 40 rows. */
export const spots = (): { x: number; y: number; kind: number }[] =>
  Array.from({ length: PLANTS }, (_, at) => ({
    x: (at % 25) * 2,
    y: Math.floor(at / 25),
    kind: at % KINDS,
  }));

import type { QuarterTurns } from '../layout';
import type { Footprint } from '../placement';

/** How ground lies in other ground: turned clockwise about the origin by quarters, then shifted, in feet. */
export interface GroundFrame {
  readonly turns: QuarterTurns;
  readonly x: number;
  readonly y: number;
}

export const SAME_GROUND: GroundFrame = { turns: 0, x: 0, y: 0 };

const quarters = (turns: number): QuarterTurns => ([0, 1, 2, 3] as const)[((turns % 4) + 4) % 4] ?? 0;

function turned(x: number, y: number, turns: QuarterTurns): readonly [number, number] {
  switch (turns) {
    case 0:
      return [x, y];
    case 1:
      return [0 - y, x];
    case 2:
      return [0 - x, 0 - y];
    case 3:
      return [y, 0 - x];
  }
}

/** A change of a bed of `width` × `height`: turned within it, then shifted. */
export function frameOfChange(
  { width, height }: Pick<Footprint, 'width' | 'height'>,
  turns: QuarterTurns,
  shift: { readonly x: number; readonly y: number },
): GroundFrame {
  const corner = [
    [0, 0],
    [height, 0],
    [width, height],
    [0, width],
  ] as const;
  const [x, y] = corner[turns];
  return { turns, x: x + shift.x, y: y + shift.y };
}

/** First `inner`, then `outer`. */
export function composed(outer: GroundFrame, inner: GroundFrame): GroundFrame {
  const [x, y] = turned(inner.x, inner.y, outer.turns);
  return { turns: quarters(outer.turns + inner.turns), x: x + outer.x, y: y + outer.y };
}

export function inverse({ turns, x, y }: GroundFrame): GroundFrame {
  const back = quarters(-turns);
  const [left, up] = turned(x, y, back);
  return { turns: back, x: 0 - left, y: 0 - up };
}

/** Where a footprint lies in the other ground. */
export function carriedBy(frame: GroundFrame, { x, y, width, height }: Footprint): Footprint {
  const [ax, ay] = turned(x, y, frame.turns);
  const [bx, by] = turned(x + width, y + height, frame.turns);
  return {
    x: Math.min(ax, bx) + frame.x,
    y: Math.min(ay, by) + frame.y,
    width: Math.abs(bx - ax),
    height: Math.abs(by - ay),
  };
}

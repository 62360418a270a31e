import type { Design } from '../grid/design';
import { cellsAlong, type Point } from '../grid/line';
import { paintCells } from '../grid/paint';
import { type Gesture, squares } from './tool';

/** Drag-painting without gaps: every cell between two reported points is painted. */
export function stroke(before: Design, state: 0 | 1, at: Point): Gesture {
  const drawn = (design: Design, last: Point): Gesture => ({
    shown: { design },
    to: (point) => drawn(paintCells(design, cellsAlong(last, point, before), state), point),
    end() {
      const changed = countChanges(before, design);
      if (changed === 0) return { kind: 'nothing' };
      const verb = state === 1 ? 'Paint' : 'Erase';
      return { kind: 'changed', step: `${verb} ${squares(changed)}`, design };
    },
  });
  return drawn(paintCells(before, cellsAlong(at, at, before), state), at);
}

function countChanges(before: Design, after: Design): number {
  let changed = 0;
  for (let cell = 0; cell < before.filled.length; cell += 1)
    if (before.filled[cell] !== after.filled[cell]) changed += 1;
  return changed;
}
